import Foundation
import Plumb

/// A small screen whose views may wait for each other, with their expected frames left-to-right.
///
/// It is laid out in both writing directions, with the subviews in two orders. The frames must be right after one
/// call, on trial, and from `frame(of:)`, without an issue.
public struct KnotScreen {
  public let size: CGSize
  public let views: [Member]
  /// Grid lines per point; 0 for no grid.
  public var lines = 0.0
  /// Whether each view must get its frame only once. Nested containers may be laid out in rounds.
  public var givesFramesOnce = true

  /// A view, its content size, and its expected frame in its parent.
  public struct Member {
    let name: String
    let parent: String?
    let isBox: Bool
    let wish: Wish
    let frame: CGRect

    public static func view(
      _ name: String, in parent: String? = nil, asking wanted: CGSize = .zero, area: Double? = nil,
      _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
    ) -> Member {
      Member(
        name: name, parent: parent, isBox: false, wish: Wish(wanted: wanted, area: area),
        frame: CGRect(x: x, y: y, width: width, height: height))
    }

    /// A container. Its children follow it in the list.
    public static func box(
      _ name: String, in parent: String? = nil, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat,
      _ height: CGFloat
    ) -> Member {
      Member(
        name: name, parent: parent, isBox: true, wish: Wish(wanted: .zero),
        frame: CGRect(x: x, y: y, width: width, height: height))
    }
  }

  public init(_ width: CGFloat, _ height: CGFloat, _ views: [Member]) {
    size = CGSize(width: width, height: height)
    self.views = views
  }

  /// The failed expectations, on Plumb's views and on a toolkit of one's own.
  public func failures(with layouts: some StoresLayouts) -> [String] {
    failures(with: layouts, on: HeadlessKit.self) + failures(with: layouts, on: OwnKit.self)
  }

  /// The views that move although all are already at their expected frames. This does not depend on the order of
  /// evaluation, so it tells whether the handwritten frames match the layouts.
  public func restlessness(with layouts: some StoresLayouts) -> [String] {
    inAllWays(layouts, on: HeadlessKit.self) { stage, direction in
      for member in views { stage[member.name].frame = frame(of: member, direction) }
      stage.root.layoutIfNeeded()
      return misplaced(on: stage, direction)
    }
  }

  private func failures<Kit: ViewKit>(
    with layouts: some StoresLayouts, on kit: Kit.Type
  ) -> [String] {
    inAllWays(layouts, on: kit) { failures(of: $0, $1) }
  }

  private func inAllWays<Kit: ViewKit>(
    _ layouts: some StoresLayouts, on kit: Kit.Type,
    _ failures: (KnotStage<Kit>, LayoutWritingDirection) -> [String]
  ) -> [String] {
    LayoutWritingDirection.allCases.flatMap { direction in
      [false, true].flatMap { isReversed -> [String] in
        let stage = KnotStage<Kit>(self, direction, isReversed: isReversed)
        layouts.store(on: stage)
        // The makings retain the views of the stage.
        defer { stage.makings = [:] }
        return failures(stage, direction).map {
          "\(kit), \(direction)\(isReversed ? ", reversed" : ""): \($0)"
        }
      }
    }
  }

  private func misplaced<Kit>(
    on stage: KnotStage<Kit>, _ direction: LayoutWritingDirection
  ) -> [String] {
    views.compactMap { member in
      let (stands, expected) = (stage[member.name].frame, frame(of: member, direction))
      return stands.isClose(to: expected)
        ? nil : "\(member.name) is \(stands.words), and should be \(expected.words)"
    }
  }

  /// The expected frame of a view in a writing direction.
  private func frame(of member: Member, _ direction: LayoutWritingDirection) -> CGRect {
    var frame = member.frame
    let parent = views.first { $0.name == member.parent }?.frame.size ?? size
    if direction == .rightToLeft { frame.origin.x = parent.width - frame.maxX }
    return frame
  }

  private func failures<Kit>(
    of stage: KnotStage<Kit>, _ direction: LayoutWritingDirection
  ) -> [String] {
    var failures: [String] = []
    func expect(_ isTrue: Bool, _ words: @autoclosure () -> String) {
      if !isTrue { failures.append(words()) }
    }
    let top = views.filter { $0.parent == nil }.map(\.frame)
    let box = CGSize(width: top.map(\.maxX).max() ?? 0, height: top.map(\.maxY).max() ?? 0)
    let onTrial = stage.box.plumb.sizeThatFits(size)
    expect(onTrial.isClose(to: box), "on trial it needs \(onTrial), and should need \(box)")
    expect(
      views.allSatisfy { stage[$0.name].frame == .zero }, "a trial moves something")
    let before = views.map { Kit.frameCount(of: stage[$0.name]) }
    stage.root.layoutIfNeeded()
    failures += misplaced(on: stage, direction)
    for (member, before) in zip(views, before) {
      let (view, expected) = (stage[member.name], frame(of: member, direction))
      // `frame(of:)` reads current lengths, which the grid has rounded.
      if lines == 0, let make = stage.makings[member.name] {
        let frame = (view.plumbParent as! Kit.Box).plumb.frame(of: view, by: make)
        expect(
          frame?.isClose(to: expected) ?? false,
          "at once, \(member.name) is \(frame?.words ?? "nowhere")")
      }
      if givesFramesOnce, let before, let after = Kit.frameCount(of: view) {
        expect(after - before == 1, "\(member.name) gets \(after - before) frames")
      }
    }
    let again = stage.box.plumb.sizeThatFits(size)
    expect(again.isClose(to: box), "on trial where all stands it needs \(again)")
    let counts = views.map { Kit.frameCount(of: stage[$0.name]) ?? 0 }
    let frames = views.map { stage[$0.name].frame }
    for member in views { stage[member.name].setNeedsLayout() }
    stage.root.setNeedsLayout()
    stage.root.layoutIfNeeded()
    for (member, count) in zip(views, counts) where givesFramesOnce {
      let again = (Kit.frameCount(of: stage[member.name]) ?? 0) - count
      expect(again <= 1, "in a steady pass, \(member.name) gets \(again) frames")
    }
    expect(frames == views.map { stage[$0.name].frame }, "a second pass moves something")
    expect(stage.issues.isEmpty, "reported: \(stage.issues)")
    return failures
  }
}

/// The layouts of a screen, for views of any kind.
public protocol StoresLayouts {
  func store<Kit: ViewKit>(on stage: KnotStage<Kit>)
}

/// The live views of a screen.
public final class KnotStage<Kit: ViewKit> {
  public let root = Kit.box("screen")
  private var views: [String: Kit.View] = [:]
  fileprivate var makings: [String: Making] = [:]
  public private(set) var issues: [LayoutIssue] = []

  public init(
    _ screen: KnotScreen, _ direction: LayoutWritingDirection = .leftToRight,
    isReversed: Bool = false
  ) {
    root.frame = CGRect(origin: .zero, size: screen.size)
    root.direction = direction
    if screen.lines > 0 { root.pixelGrid = .devicePixels(scale: screen.lines) }
    root.issueHandler = { [unowned self] in issues.append($0) }
    for member in screen.views {
      views[member.name] =
        member.isBox
        ? Kit.box(member.name)
        : Kit.leaf(member.name, member.wish.wanted, area: member.wish.area)
    }
    for member in isReversed ? screen.views.reversed() : screen.views {
      (member.parent.map { self[$0] } ?? root).addSubview(self[member.name])
    }
  }

  public subscript(name: String) -> Kit.View { views[name]! }

  public var box: Kit.Box { root as! Kit.Box }

  /// The parent of a view.
  public func box(around name: String) -> Kit.Box { self[name].plumbParent as! Kit.Box }

  /// Stores the layout of a view in its parent.
  public func set(
    _ name: String, file: StaticString = #fileID, line: UInt = #line, by make: @escaping Making
  ) {
    makings[name] = make
    box(around: name).plumb.setLayout(for: self[name], file: file, line: line, by: make)
  }

  public func layOut() { root.layoutIfNeeded() }
}

extension CGRect {
  var words: String { "(\(minX), \(minY), \(width), \(height))" }

  public func isClose(to other: CGRect, within tolerance: Double = 1e-6) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && size.isClose(to: other.size, within: tolerance)
  }
}

extension CGSize {
  public func isClose(to other: CGSize, within tolerance: Double = 1e-6) -> Bool {
    abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
  }
}

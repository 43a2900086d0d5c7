import Foundation
import Plumb
import PlumbPin

/// A view of a case, before it is made.
struct PinSceneView: Decodable {
  let name: String
  let parent: String?
  let frame: PinRect
  let kind: String?
  let image: [CGFloat]?
  let fits: PinFitRule?
  let anchorPoint: [CGFloat]?
  let transform: Transform?
  let safeArea: PinSides?

  struct Transform: Decodable {
    let scale: [CGFloat]?
    let rotate: CGFloat?

    var transform: LayoutTransform {
      if let scale { return .scale(x: scale[0], y: scale[1]) }
      return .rotation(by: rotate!)
    }
  }
}

/// The size that a view of a case asks for: always of the same area.
struct PinFitRule: Decodable {
  let area: CGFloat
  let offset: CGFloat

  func size(offering size: CGSize) -> CGSize {
    let unlimited = CGFloat.greatestFiniteMagnitude
    switch (size.width < unlimited, size.height < unlimited) {
    case (true, true): return CGSize(width: 35, height: 45)
    case (true, false):
      let width = size.width + offset
      return CGSize(width: width, height: area / width)
    case (false, true):
      let height = size.height + offset
      return CGSize(width: area / height, height: height)
    case (false, false): return CGSize(width: 40, height: area / 40)
    }
  }
}

class PinTestView: HeadlessContainerView {
  var fits: PinFitRule?

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    fits?.size(offering: size) ?? plumbFrame.size
  }
}

final class PinTestImage: PinTestView, ImageHost {
  var plumbImageSize: CGSize?

  convenience init(of size: [CGFloat]?) {
    self.init(frame: .zero)
    plumbImageSize = size.map { CGSize(width: $0[0], height: $0[1]) }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { plumbImageSize ?? plumbFrame.size }
}

/// The views of a case, made.
final class PinScene {
  private var views: [String: PinTestView] = [:]
  private let order: [PinSceneView]
  let log = PinIssues()

  init(_ views: [PinSceneView], direction: LayoutWritingDirection, grid: PixelGrid = .none) {
    order = views
    for view in views {
      let made = view.kind == "image" ? PinTestImage(of: view.image) : PinTestView()
      made.name = view.name
      let frame = view.frame.rect
      made.frame = frame
      if let anchor = view.anchorPoint {
        // The anchor keeps the place that the middle had: the view moves.
        made.anchorPoint = CGPoint(x: anchor[0], y: anchor[1])
        made.center = CGPoint(
          x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
      }
      made.transform = view.transform?.transform ?? .identity
      made.fits = view.fits
      self.views[view.name] = made
      if let parent = view.parent {
        self.views[parent]?.addSubview(made)
      } else {
        made.pixelGrid = grid
        made.issueHandler = { [log] in log.append($0) }
      }
    }
    self.direction = direction
    turn()
    for view in views {
      if let insets = view.safeArea {
        self[view.name].safeAreaInsets = LayoutInsets(
          top: insets.top, leading: direction == .leftToRight ? insets.left : insets.right,
          bottom: insets.bottom, trailing: direction == .leftToRight ? insets.right : insets.left)
      }
    }
  }

  subscript(name: String) -> PinTestView { views[name]! }

  func parent(of name: String) -> PinTestView? {
    order.first { $0.name == name }?.parent.map { self[$0] }
  }

  var names: [String] { order.map(\.name) }

  var direction = LayoutWritingDirection.leftToRight {
    didSet { turn() }
  }

  private func turn() {
    for view in order where view.parent == nil { self[view.name].direction = direction }
  }

  /// Says the chain of a step, at once or stored. False if it is not among those that are written.
  func run(_ step: PinStep, isStored: Bool) -> Bool {
    if let turned = step.direction { direction = turned.writing }
    guard isStored else { return PinStatement(step.chain, step, self).isRun() }
    guard let stored = step.stored, let parent = parent(of: step.view) else { return false }
    let isRun = PinStatement(stored, step, self).isRun()
    parent.setNeedsLayout()
    parent.layoutIfNeeded()
    return isRun
  }

  /// Hands the safe area down, as a window does: what of the parent's reaches into a child.
  func spreadSafeAreas() {
    for view in order {
      guard let parent = view.parent, let outer = order.first(where: { $0.name == parent }),
        order.contains(where: { $0.safeArea != nil })
      else { continue }
      let (insets, frame) = (self[outer.name].safeAreaInsets, self[view.name].plumbFrame)
      let bounds = self[parent].bounds
      let (left, right) =
        direction == .leftToRight
        ? (insets.leading, insets.trailing) : (insets.trailing, insets.leading)
      func reach(_ inset: CGFloat, _ distance: CGFloat, _ size: CGFloat) -> CGFloat {
        min(max(0, inset - max(0, distance)), size)
      }
      let top = reach(insets.top, frame.minY, .infinity)
      let bottom = reach(insets.bottom, bounds.maxY - frame.maxY, .infinity)
      let own = (
        reach(left, frame.minX, .infinity), reach(right, bounds.maxX - frame.maxX, .infinity)
      )
      self[view.name].safeAreaInsets = LayoutInsets(
        top: top, leading: direction == .leftToRight ? own.0 : own.1, bottom: bottom,
        trailing: direction == .leftToRight ? own.1 : own.0)
    }
  }
}

/// Collects the issues of the trees of a case.
final class PinIssues {
  private(set) var issues: [LayoutIssue] = []

  func append(_ issue: LayoutIssue) { issues.append(issue) }
}

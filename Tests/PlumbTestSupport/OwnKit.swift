import Foundation
import Plumb

/// A user's own toolkit: views that implement only what the documentation of hosts asks for. They count how often
/// they get a frame.
public enum OwnKit: ViewKit {
  public typealias View = OwnView
  public typealias Box = OwnBox

  public static func leaf(_ name: String, _ wanted: CGSize, area: Double?) -> OwnView {
    let leaf = OwnView()
    leaf.name = name
    leaf.wish = Wish(wanted: wanted, area: area)
    return leaf
  }

  public static func box(_ name: String) -> OwnView {
    let box = OwnBox()
    box.name = name
    return box
  }

  public static func want(_ wanted: CGSize, _ leaf: OwnView) {
    leaf.wish.wanted = wanted
    leaf.setNeedsLayout()
  }

  public static func frameCount(of view: OwnView) -> Int? { view.frameCount }
}

/// A user's own view. It marks all its ancestors when it needs a pass.
public class OwnView: KitView {
  public private(set) weak var superview: OwnView? {
    didSet { plumbParentID = superview.map { ObjectIdentifier($0) } }
  }
  public private(set) final var plumbParentID: ObjectIdentifier?
  public private(set) var subviews: [OwnView] = []
  fileprivate final var isDue = true
  fileprivate final var wish = Wish(wanted: .zero)
  public private(set) final var frameCount = 0

  public var name: String?
  public var issueHandler: LayoutIssueHandler?
  public var isHidden = false { didSet { setNeedsLayout() } }
  private var ownDirection: LayoutWritingDirection? { didSet { setAllNeedLayout() } }
  private var ownGrid: PixelGrid? { didSet { setAllNeedLayout() } }

  public final var plumbParent: OwnView? { superview }

  public final var plumbFrame = CGRect.zero {
    didSet {
      frameCount += 1
      if plumbFrame.size != oldValue.size { isDue = true }
    }
  }

  public func plumbSizeThatFits(_ size: CGSize) -> CGSize { wish.size(offering: size) }

  public init() {}

  deinit { for view in subviews { view.superview = nil } }

  func layoutSubviews() {}

  public final func setNeedsLayout() {
    var view: OwnView? = self
    while let due = view {
      due.isDue = true
      view = due.superview
    }
  }

  private func setAllNeedLayout() {
    setNeedsLayout()
    for view in subviews { view.setAllNeedLayout() }
  }

  public final func layoutIfNeeded() {
    if isDue {
      isDue = false
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  public final func addSubview(_ view: OwnView) { insertSubview(view, at: subviews.count) }

  final func insertSubview(_ view: OwnView, at index: Int) {
    view.superview?.subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    view.setAllNeedLayout()
  }
}

extension OwnView {
  public var frame: CGRect {
    get { plumbFrame }
    set { plumbFrame = newValue }
  }

  public var direction: LayoutWritingDirection {
    get { ownDirection ?? superview?.direction ?? .leftToRight }
    set { ownDirection = newValue }
  }

  public var pixelGrid: PixelGrid {
    get { ownGrid ?? superview?.pixelGrid ?? .none }
    set { ownGrid = newValue }
  }

  public var plumbDirection: LayoutWritingDirection { direction }
  public var plumbPixelGrid: PixelGrid { pixelGrid }
  public var plumbIsHidden: Bool { isHidden }
  public var plumbName: String { name ?? "view" }
  public var plumbIssueHandler: LayoutIssueHandler? { issueHandler }
}

/// A user's own container.
public final class OwnBox: OwnView, LayoutInfoStorable {
  public let layoutInfo = LayoutInfo()

  public var plumbChildren: [OwnView] { subviews }
  public func plumbInsertChild(_ child: OwnView, at index: Int) { insertSubview(child, at: index) }
  public func plumbSetNeedsLayout() { isDue = true }
  public func plumbLayoutIfNeeded() { layoutIfNeeded() }

  override func layoutSubviews() { plumb.layoutStoredSubviews() }

  public override func plumbSizeThatFits(_ size: CGSize) -> CGSize { plumb.sizeThatFits(size) }
}

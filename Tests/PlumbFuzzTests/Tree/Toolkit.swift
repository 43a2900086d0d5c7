import Foundation
import Plumb
import PlumbConstraints

/// A kind of views for trees: Plumb's own, or a user's own.
protocol Toolkit {
  associatedtype View: SceneView
  associatedtype Board: SceneBoard where Board.PlumbChild == View

  static func leaf() -> View
  static func box() -> View
  static func scroller() -> View
  static func board() -> View
}

/// The members of views that scenes use.
protocol SceneView: Layoutable {
  var name: String? { get set }
  var frame: CGRect { get set }
  var bounds: CGRect { get set }
  var direction: LayoutWritingDirection { get set }
  var pixelGrid: PixelGrid { get set }
  var layoutMargins: LayoutInsets { get set }
  var safeAreaInsets: LayoutInsets { get set }
  var readableWidth: CGFloat { get set }
  var isHidden: Bool { get set }
  var anchorPoint: CGPoint { get set }
  var transform: LayoutTransform { get set }
  var issueHandler: LayoutIssueHandler? { get set }

  func addSubview(_ view: Self)
  func removeFromSuperview()
  func setNeedsLayout()
  func layoutIfNeeded()
}

/// A view with a content size.
protocol SceneLeaf: AnyObject {
  var wanted: CGSize { get set }
  var area: Double? { get set }
  var mischief: Scene.Mischief { get set }
  /// Whether the view is being measured.
  var isAsked: Bool { get set }
}

/// A container with a condition: it is wide above a threshold of its width.
protocol SceneBox<PlumbChild>: LayoutInfoStorable where Condition == Width {
  var threshold: Double { get set }
}

/// A container that scrolls.
protocol SceneScroller: SceneBox {
  var scrollAxes: ScrollAxes { get set }
  var contentInset: LayoutInsets { get set }
  var contentSize: CGSize { get }
}

/// A container whose children are placed by equations.
protocol SceneBoard: ConstraintContainer {
  var equations: [ObjectIdentifier: [LayoutConstraint]] { get set }
}

enum Width: LayoutCondition {
  case narrow
  case wide
}

extension SceneLeaf where Self: SceneView {
  /// The content size of a leaf, after its side effect.
  func answer(offering size: CGSize) -> CGSize {
    if !isAsked {
      isAsked = true
      disturb()
      isAsked = false
    }
    return Scene.Node.size(wanted, area, offering: size)
  }

  private func disturb() {
    guard mischief != .none else { return }
    var root: any Layoutable = self
    while let parent = root.plumbParent { root = parent }
    switch mischief {
    case .none: break
    case .layOutRoot: root.plumbLayOutSubtree()
    case .measureRoot: _ = root.plumbSizeThatFits(CGSize(width: 77, height: 88))
    case .explain: (plumbParent as? any SceneBox)?.explain(self)
    }
  }
}

extension SceneBox {
  fileprivate func explain(_ view: any Layoutable) {
    if let child = view as? PlumbChild { _ = plumb.explain(child) }
  }
}

extension Scene.Node {
  /// The content size of a leaf. With an area, its width is the wanted or offered one, whichever is less, and its
  /// height keeps the area.
  static func size(_ wanted: CGSize, _ area: Double?, offering size: CGSize) -> CGSize {
    guard let area else { return wanted }
    let width = min(wanted.width, size.width)
    return CGSize(width: width, height: width > 0 ? area / width : wanted.height)
  }
}

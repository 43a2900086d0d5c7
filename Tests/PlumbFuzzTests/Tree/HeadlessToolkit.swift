import Foundation
import Plumb
import PlumbConstraints

/// Plumb's own views.
enum Headless: Toolkit {
  typealias View = HeadlessView
  typealias Board = PlumbFuzzTests.Board

  static func leaf() -> HeadlessView { Leaf() }
  static func box() -> HeadlessView { Box() }
  static func scroller() -> HeadlessView { Scroller() }
  static func board() -> HeadlessView { Board() }
}

extension HeadlessView: SceneView {}

final class Leaf: HeadlessView, SceneLeaf {
  var wanted = CGSize.zero
  var area: Double?
  var mischief = Scene.Mischief.none
  var isAsked = false

  override func sizeThatFits(_ size: CGSize) -> CGSize { answer(offering: size) }
}

final class Box: ConditionalHeadlessContainerView<Width>, SceneBox {
  var threshold = 0.0

  override func layoutCondition(in bounds: CGRect) -> Width {
    bounds.width > threshold ? .wide : .narrow
  }

  /// The size that the layouts need, also if there are none.
  override func sizeThatFits(_ size: CGSize) -> CGSize { plumb.sizeThatFits(size) }
}

final class Scroller: ConditionalHeadlessContainerScrollView<Width>, SceneScroller {
  var threshold = 0.0

  override func layoutCondition(in bounds: CGRect) -> Width {
    bounds.width > threshold ? .wide : .narrow
  }

  /// The size that the content needs, also if there are no layouts.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    plumb.scrollingSizeThatFits(size, inside: adjustedContentInset)
  }
}

final class Board: HeadlessConstraintView, SceneBoard {
  /// Without constraints the size is zero, and not the current one.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    plumb.constraints.isEmpty ? .zero : super.sizeThatFits(size)
  }

  var equations: [ObjectIdentifier: [LayoutConstraint]] = [:]
}

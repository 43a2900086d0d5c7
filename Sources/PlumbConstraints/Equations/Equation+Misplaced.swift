import Foundation
import Plumb

// What stands in a wrong place in an equation or beside one, in words.

extension ConstraintAnchor {
  @available(
    *, unavailable,
    message: "a priority follows an equation: title.anchors.top == card.anchors.top <<~ .high"
  )
  public static func <<~ (anchor: Self, priority: ConstraintPriority) -> Equation { unreachable() }

  @available(
    *, unavailable,
    message:
      "<<~ gives an equation a priority; two anchors are compared with ==, <= or >=: title.anchors.top == card.anchors.top"
  )
  public static func <<~ (anchor: Self, place: some PlaceTerm) -> Equation { unreachable() }
}

extension LengthAnchor {
  @available(
    *, unavailable,
    message: "a priority follows an equation: title.anchors.width == 120 <<~ .high"
  )
  public static func <<~ (anchor: Self, priority: ConstraintPriority) -> Equation { unreachable() }

  @available(
    *, unavailable,
    message:
      "<<~ gives an equation a priority; two lengths are compared with ==, <= or >=: title.anchors.width == photo.anchors.width"
  )
  public static func <<~ (anchor: Self, length: some LengthTerm) -> Equation { unreachable() }
}

extension LengthTerm {
  @available(
    *, unavailable,
    message:
      "a sum of two lengths is no side of an equation; pin the views to each other: next.anchors.leading == title.anchors.trailing"
  )
  public static func + (length: Self, other: some LengthTerm) -> LengthAnchor { unreachable() }
}

extension ViewAnchors {
  @available(
    *, unavailable,
    message: "an equation compares and assigns nothing: title.anchors.width == 40"
  )
  @_disfavoredOverload public var width: CGFloat {
    get { unreachable() }
    nonmutating set { unreachable() }
  }

  @available(
    *, unavailable,
    message: "an equation compares and assigns nothing: title.anchors.height == 40"
  )
  @_disfavoredOverload public var height: CGFloat {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
}

@available(
  *, unavailable,
  message:
    "a container activates equations: card.plumb.activate { title.anchors.top == card.anchors.top }"
)
public func activate(@ConstraintBuilder _ equations: () -> [Equation]) { unreachable() }

extension Layoutable {
  @available(
    *, unavailable,
    message:
      "a container activates equations: card.plumb.activate { title.anchors.top == card.anchors.top }"
  )
  public func activate(@ConstraintBuilder _ equations: () -> [Equation]) { unreachable() }
}

extension LayoutScope {
  @available(
    *, unavailable,
    message:
      "only a container with constraints activates equations; make the view a ConstraintView, or conform to ConstraintContainer"
  )
  @_disfavoredOverload
  public func activate(@ConstraintBuilder _ equations: () -> [Equation]) { unreachable() }
}

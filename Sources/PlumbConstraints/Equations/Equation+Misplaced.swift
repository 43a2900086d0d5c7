import Foundation
import Plumb

// What stands in a wrong place in an equation or beside one, in words.

extension ConstraintAnchor {
  @available(
    *, unavailable,
    message: "a priority follows an equation: title.anchors.top == card.anchors.top <<~ .high"
  )
  @_alwaysEmitIntoClient public static func <<~ (anchor: Self, priority: ConstraintPriority)
    -> Equation
  { unreachable() }

  @available(
    *, unavailable,
    message:
      "<<~ gives an equation a priority; two anchors are compared with ==, <= or >=: title.anchors.top == card.anchors.top"
  )
  @_alwaysEmitIntoClient public static func <<~ (anchor: Self, place: some PlaceTerm) -> Equation {
    unreachable()
  }
}

extension LengthAnchor {
  @available(
    *, unavailable,
    message: "a priority follows an equation: title.anchors.width == 120 <<~ .high"
  )
  @_alwaysEmitIntoClient public static func <<~ (anchor: Self, priority: ConstraintPriority)
    -> Equation
  { unreachable() }

  @available(
    *, unavailable,
    message:
      "<<~ gives an equation a priority; two lengths are compared with ==, <= or >=: title.anchors.width == photo.anchors.width"
  )
  @_alwaysEmitIntoClient public static func <<~ (anchor: Self, length: some LengthTerm) -> Equation
  { unreachable() }
}

extension LengthAnchor {
  /// A number that is assigned to an anchor. Nothing computes with it, so no other mistake leads to it.
  @_documentation(visibility: internal)
  public struct Assigned: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    @_documentation(visibility: internal)
    @_alwaysEmitIntoClient public init(integerLiteral points: Int) {}
    @_documentation(visibility: internal)
    @_alwaysEmitIntoClient public init(floatLiteral points: Double) {}
  }
}

extension ViewAnchors {
  @available(
    *, unavailable,
    message: "a ratio is said as a multiple: title.anchors.width == title.anchors.height * 2"
  )
  @_alwaysEmitIntoClient public var aspectRatio: LengthAnchor { unreachable() }

  @available(
    *, unavailable,
    message: "four edges are allEdges, two of them horizontalEdges or verticalEdges"
  )
  @_alwaysEmitIntoClient public var edges: EdgesAnchor<AllEdges> { unreachable() }

  @available(
    *, unavailable,
    message: "an equation compares and assigns nothing: title.anchors.width == 40"
  )
  @_disfavoredOverload @_alwaysEmitIntoClient public var width: LengthAnchor.Assigned {
    get { unreachable() }
    nonmutating set { unreachable() }
  }

  @available(
    *, unavailable,
    message: "an equation compares and assigns nothing: title.anchors.height == 40"
  )
  @_disfavoredOverload @_alwaysEmitIntoClient public var height: LengthAnchor.Assigned {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
}

@available(
  *, unavailable,
  message:
    "a container activates equations: card.plumb.activate { title.anchors.top == card.anchors.top }"
)
@_alwaysEmitIntoClient public func activate(@ConstraintBuilder _ equations: () -> [Equation]) {
  unreachable()
}

extension Layoutable {
  @available(
    *, unavailable,
    message:
      "a container activates equations: card.plumb.activate { title.anchors.top == card.anchors.top }"
  )
  @_alwaysEmitIntoClient public func activate(@ConstraintBuilder _ equations: () -> [Equation]) {
    unreachable()
  }
}

extension LayoutScope {
  @available(
    *, unavailable,
    message:
      "only a container with constraints activates equations; make the view a ConstraintView, or conform to ConstraintContainer"
  )
  @_disfavoredOverload
  @_alwaysEmitIntoClient public func activate(@ConstraintBuilder _ equations: () -> [Equation]) {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "equations stand in a closure: card.plumb.activate { title.anchors.top == card.anchors.top }"
)
extension LayoutScope {
  @_alwaysEmitIntoClient public func addConstraint(_ equation: Equation) { unreachable() }
  @_alwaysEmitIntoClient public func addConstraints(_ equations: [Equation]) { unreachable() }
}

extension Equation {
  @available(
    *, unavailable,
    message: "a priority follows an equation: title.anchors.width == 120 <<~ .high"
  )
  @_alwaysEmitIntoClient public func priority(_ priority: ConstraintPriority) -> Equation {
    unreachable()
  }
}

extension LayoutScope where Host: ConstraintContainer {
  @available(
    *, unavailable,
    message: "a priority follows an equation: title.anchors.width == 120 <<~ .high"
  )
  @_alwaysEmitIntoClient public func activate(
    priority: ConstraintPriority, @ConstraintBuilder _ equations: () -> [Equation]
  ) { unreachable() }
}

extension LayoutScope where Host: ConstraintContainer {
  @available(
    *, unavailable,
    message:
      "equations name their views, and take none from outside: card.plumb.activate { title.anchors.width == 40 }"
  )
  @_alwaysEmitIntoClient public func activate(
    for child: some Layoutable, @ConstraintBuilder _ equations: () -> [Equation]
  ) { unreachable() }

  @available(
    *, unavailable,
    message:
      "equations name their views, and take none from outside: card.plumb.activate { title.anchors.width == 40 }"
  )
  @_alwaysEmitIntoClient public func constrain<Child: Layoutable>(
    _ child: Child, @ConstraintBuilder _ equations: (Child) -> [Equation]
  ) { unreachable() }
}

extension Array where Element == LayoutConstraint {
  @available(
    *, unavailable,
    message: "activate gives back a list, with one for each equation: constraints[0].constant = 80"
  )
  @_alwaysEmitIntoClient public var constant: CGFloat {
    get { unreachable() }
    nonmutating set { unreachable() }
  }

  @available(
    *, unavailable,
    message:
      "activate gives back a list, with one for each equation: constraints[0].priority = .low"
  )
  @_alwaysEmitIntoClient public var priority: ConstraintPriority {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
}

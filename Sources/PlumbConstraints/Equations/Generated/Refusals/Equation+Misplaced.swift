// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation
import Plumb

@available(
  *, unavailable,
  message: "a priority follows an equation: title.anchors.top == card.anchors.top <<~ .high"
)
extension ConstraintAnchor {
  @_alwaysEmitIntoClient public static func <<~ (anchor: Self, priority: ConstraintPriority)
    -> Equation
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "<<~ gives an equation a priority; two anchors are compared with ==, <= or >=: title.anchors.top == card.anchors.top"
)
extension ConstraintAnchor {
  @_alwaysEmitIntoClient public static func <<~ (anchor: Self, place: some PlaceTerm) -> Equation {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "a priority follows an equation: title.anchors.width == 120 <<~ .high"
)
extension LengthAnchor {
  @_alwaysEmitIntoClient public static func <<~ (anchor: Self, priority: ConstraintPriority)
    -> Equation
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "<<~ gives an equation a priority; two lengths are compared with ==, <= or >=: title.anchors.width == photo.anchors.width"
)
extension LengthAnchor {
  @_alwaysEmitIntoClient public static func <<~ (anchor: Self, length: some LengthTerm) -> Equation
  { unreachable() }
}

@available(
  *, unavailable,
  message: "a ratio is said as a multiple: title.anchors.width == title.anchors.height * 2"
)
extension ViewAnchors {
  @_alwaysEmitIntoClient public var aspectRatio: LengthAnchor { unreachable() }
}

@available(
  *, unavailable,
  message: "four edges are allEdges, two of them horizontalEdges or verticalEdges"
)
extension ViewAnchors {
  @_alwaysEmitIntoClient public var edges: EdgesAnchor<AllEdges> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a corner is two equations, one for each of its edges: title.anchors.top == card.anchors.top"
)
extension ViewAnchors {
  @_alwaysEmitIntoClient public var topLeft: CenterAnchor { unreachable() }
  @_alwaysEmitIntoClient public var topRight: CenterAnchor { unreachable() }
  @_alwaysEmitIntoClient public var topLeading: CenterAnchor { unreachable() }
  @_alwaysEmitIntoClient public var topTrailing: CenterAnchor { unreachable() }
  @_alwaysEmitIntoClient public var bottomLeft: CenterAnchor { unreachable() }
  @_alwaysEmitIntoClient public var bottomRight: CenterAnchor { unreachable() }
  @_alwaysEmitIntoClient public var bottomLeading: CenterAnchor { unreachable() }
  @_alwaysEmitIntoClient public var bottomTrailing: CenterAnchor { unreachable() }
}

@available(
  *, unavailable,
  message: "an equation compares and assigns nothing: title.anchors.width == 40"
)
extension ViewAnchors {
  @_disfavoredOverload @_alwaysEmitIntoClient public var width: LengthAnchor.Assigned {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
}

@available(
  *, unavailable,
  message: "an equation compares and assigns nothing: title.anchors.height == 40"
)
extension ViewAnchors {
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

@available(
  *, unavailable,
  message:
    "a container activates equations: card.plumb.activate { title.anchors.top == card.anchors.top }"
)
extension Layoutable {
  @_alwaysEmitIntoClient public func activate(@ConstraintBuilder _ equations: () -> [Equation]) {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "only a container with constraints activates equations; make the view a ConstraintView, or conform to ConstraintContainer"
)
extension LayoutScope {
  @_disfavoredOverload @_alwaysEmitIntoClient public func activate(
    @ConstraintBuilder _ equations: () -> [Equation]
  ) { unreachable() }
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

@available(
  *, unavailable,
  message: "a priority follows an equation: title.anchors.width == 120 <<~ .high"
)
extension Equation {
  @_alwaysEmitIntoClient public func priority(_ priority: ConstraintPriority) -> Equation {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "a priority follows an equation: title.anchors.width == 120 <<~ .high"
)
extension LayoutScope where Host: ConstraintContainer {
  @_alwaysEmitIntoClient public func activate(
    priority: ConstraintPriority, @ConstraintBuilder _ equations: () -> [Equation]
  ) { unreachable() }
}

@available(
  *, unavailable,
  message:
    "equations name their views, and take none from outside: card.plumb.activate { title.anchors.width == 40 }"
)
extension LayoutScope where Host: ConstraintContainer {
  @_alwaysEmitIntoClient public func activate(
    for child: some Layoutable, @ConstraintBuilder _ equations: () -> [Equation]
  ) { unreachable() }
  @_alwaysEmitIntoClient public func constrain<Child: Layoutable>(
    _ child: Child, @ConstraintBuilder _ equations: (Child) -> [Equation]
  ) { unreachable() }
}

@available(
  *, unavailable,
  message: "activate gives back a list, with one for each equation: constraints[0].constant = 80"
)
extension Array where Element == LayoutConstraint {
  @_alwaysEmitIntoClient public var constant: CGFloat {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
}

@available(
  *, unavailable,
  message: "activate gives back a list, with one for each equation: constraints[0].priority = .low"
)
extension Array where Element == LayoutConstraint {
  @_alwaysEmitIntoClient public var priority: ConstraintPriority {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
}

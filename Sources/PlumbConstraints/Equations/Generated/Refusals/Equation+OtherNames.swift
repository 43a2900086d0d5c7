// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation
import Plumb

@available(
  *, unavailable,
  message: "an equation is ==, <= or >="
)
extension ConstraintAnchor {
  @_disfavoredOverload @_alwaysEmitIntoClient public func constraint(
    equalTo other: some Any, constant: CGFloat = 0
  ) -> UnknownRelation { unreachable() }
  @_alwaysEmitIntoClient public func equalToSuperview() -> Equation { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func equalToSuperview() -> UnknownRelation {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func equalTo(_ other: some Any)
    -> UnknownRelation
  { unreachable() }
  @_alwaysEmitIntoClient public func equal(to other: some Any) -> Equation { unreachable() }
  @_alwaysEmitIntoClient public func isEqual(to other: some Any) -> Equation { unreachable() }
  @_alwaysEmitIntoClient public func equalTo(_ other: some Any) -> Equation { unreachable() }
  @_alwaysEmitIntoClient public func constraint(equalTo other: some Any, constant: CGFloat = 0)
    -> Equation
  { unreachable() }
  @_alwaysEmitIntoClient public func constraint(
    lessThanOrEqualTo other: some Any, constant: CGFloat = 0
  ) -> Equation { unreachable() }
  @_alwaysEmitIntoClient public func constraint(
    greaterThanOrEqualTo other: some Any, constant: CGFloat = 0
  ) -> Equation { unreachable() }
}

@available(
  *, unavailable,
  message: "an equation is ==, <= or >="
)
extension LengthAnchor {
  @_disfavoredOverload @_alwaysEmitIntoClient public func constraint(
    equalTo other: some Any, multiplier: CGFloat = 1
  ) -> UnknownRelation { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func constraint(
    equalToConstant constant: CGFloat
  ) -> UnknownRelation { unreachable() }
  @_alwaysEmitIntoClient public func equalToSuperview() -> Equation { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func equalToSuperview() -> UnknownRelation {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func equalTo(_ other: some Any)
    -> UnknownRelation
  { unreachable() }
  @_alwaysEmitIntoClient public func equal(to other: some Any) -> Equation { unreachable() }
  @_alwaysEmitIntoClient public func isEqual(to other: some Any) -> Equation { unreachable() }
  @_alwaysEmitIntoClient public func equalTo(_ other: some Any) -> Equation { unreachable() }
  @_alwaysEmitIntoClient public func constraint(equalTo other: some Any, multiplier: CGFloat = 1)
    -> Equation
  { unreachable() }
  @_alwaysEmitIntoClient public func constraint(equalToConstant constant: CGFloat) -> Equation {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "edges are moved inwards by minus: title.anchors.allEdges == card.anchors.allEdges - 8"
)
extension EdgesAnchor {
  @_alwaysEmitIntoClient public func inset(_ insets: some Any) -> InsetEdges<Edges> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func inset(by insets: some Any) -> InsetEdges<Edges> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func insetBy(_ insets: some Any) -> InsetEdges<Edges> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "an equation is about one view: for view in views { view.anchors.width == 40 }"
)
extension Array where Element: Layoutable {
  @_alwaysEmitIntoClient public var anchors: ViewAnchors<Element> { unreachable() }
}

@available(
  *, unavailable,
  message: "a view has several places; say which one: title.anchors.top == card.anchors.top"
)
extension ConstraintAnchor {
  @_alwaysEmitIntoClient public static func == (anchor: Self, view: some Layoutable) -> Equation {
    unreachable()
  }
  @_alwaysEmitIntoClient public static func == (anchor: Self, anchors: some Anchored) -> Equation {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "edges are compared with edges: title.anchors.allEdges == card.anchors.allEdges - 8"
)
extension EdgesAnchor {
  @_alwaysEmitIntoClient public static func == (anchor: Self, view: some Layoutable) -> Equation {
    unreachable()
  }
  @_alwaysEmitIntoClient public static func == (anchor: Self, anchors: some Anchored) -> Equation {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "edges are compared with edges: title.anchors.allEdges == card.anchors.allEdges - 8"
)
extension ViewAnchors {
  @_alwaysEmitIntoClient public static func == (anchors: Self, others: some Anchored) -> Equation {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "equations compare anchors: title.anchors.leading == card.anchors.leading"
)
extension LayoutPlace {
  @_alwaysEmitIntoClient public static func == (place: Self, other: Self) -> Equation {
    unreachable()
  }
  @_alwaysEmitIntoClient public static func <= (place: Self, other: Self) -> Equation {
    unreachable()
  }
  @_alwaysEmitIntoClient public static func >= (place: Self, other: Self) -> Equation {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "equations compare anchors: title.anchors.leading == card.anchors.leading"
)
extension LayoutLength {
  @_alwaysEmitIntoClient public static func == (length: Self, other: Self) -> Equation {
    unreachable()
  }
  @_alwaysEmitIntoClient public static func == (length: Self, points: CGFloat) -> Equation {
    unreachable()
  }
  @_alwaysEmitIntoClient public static func <= (length: Self, other: Self) -> Equation {
    unreachable()
  }
  @_alwaysEmitIntoClient public static func <= (length: Self, points: CGFloat) -> Equation {
    unreachable()
  }
  @_alwaysEmitIntoClient public static func >= (length: Self, other: Self) -> Equation {
    unreachable()
  }
  @_alwaysEmitIntoClient public static func >= (length: Self, points: CGFloat) -> Equation {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "a priority is .required, .veryHigh, .high, .low, .fitting or a number: <<~ 750"
)
extension ConstraintPriority {
  @_alwaysEmitIntoClient public static var defaultHigh: Self { unreachable() }
  @_alwaysEmitIntoClient public static var defaultLow: Self { unreachable() }
  @_alwaysEmitIntoClient public static var medium: Self { unreachable() }
  @_alwaysEmitIntoClient public static var fittingSizeLevel: Self { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a container activates equations: card.plumb.activate { title.anchors.top == card.anchors.top }"
)
extension Equation {
  @_alwaysEmitIntoClient public func activate() { unreachable() }
  @_alwaysEmitIntoClient public var isActive: Bool {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
}

@available(
  *, unavailable,
  message:
    "a container activates equations: card.plumb.activate { title.anchors.top == card.anchors.top }"
)
extension LayoutScope {
  @_alwaysEmitIntoClient public func constrain(@ConstraintBuilder _ equations: () -> [Equation]) {
    unreachable()
  }
  @_alwaysEmitIntoClient public func makeConstraints(
    @ConstraintBuilder _ equations: () -> [Equation]
  ) { unreachable() }
  @_alwaysEmitIntoClient public func setConstraints(
    @ConstraintBuilder _ equations: () -> [Equation]
  ) { unreachable() }
  @_alwaysEmitIntoClient public func setConstraints(
    for child: some Layoutable, @ConstraintBuilder _ equations: () -> [Equation]
  ) { unreachable() }
}

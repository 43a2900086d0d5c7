// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "one layout for all conditions is the default: setDefaultLayout { … }; setLayout takes the condition: setLayout { maker, condition in … }"
)
extension SubviewSetup where Layout: TakesLayout {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setLayout(
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) -> SubviewSetup<Container, WithLayout, Place> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "this container has no conditions, so its layoutCondition(in:) is not called; subclass ConditionalLayoutInfoStoredView"
)
extension SubviewSetup where Layout: TakesLayout, Container.Condition == NoLayoutCondition {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setLayout(
    for condition: UnknownCondition,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) -> SubviewSetup<Container, WithLayout, Place> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setLayout(
    for condition: some LayoutCondition,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) -> SubviewSetup<Container, WithLayout, Place> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a setup sets the default, or what a condition has: setDefaultZIndex(to: 1), setZIndex(for: .compact, to: 1)"
)
extension SubviewSetup {
  @_alwaysEmitIntoClient public func setZIndex(to zIndex: Int) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func setOrder(to order: Int) -> Self { unreachable() }
}

@available(
  *, unavailable,
  message: "a setup adds the child to its container: addToParent()"
)
extension SubviewSetup where Place: Attachable {
  @_alwaysEmitIntoClient public func addSubview() -> SubviewSetup<Container, Layout, Attached> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func addToSuperview() -> SubviewSetup<Container, Layout, Attached> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func addTo(_ container: some Layoutable) -> SubviewSetup<
    Container, Layout, Attached
  > { unreachable() }
  @_alwaysEmitIntoClient public func addSubview(_ child: some Layoutable) -> SubviewSetup<
    Container, Layout, Attached
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "a setup inserts the child beside another one: insertToParent(below: photo)"
)
extension SubviewSetup where Place: Attachable {
  @_alwaysEmitIntoClient public func insertSubview(below sibling: some Layoutable) -> SubviewSetup<
    Container, Layout, Attached
  > { unreachable() }
  @_alwaysEmitIntoClient public func insertSubview(above sibling: some Layoutable) -> SubviewSetup<
    Container, Layout, Attached
  > { unreachable() }
  @_alwaysEmitIntoClient public func insertSubview(at index: Int) -> SubviewSetup<
    Container, Layout, Attached
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the child has its layout already: set the default once, or all conditions; one condition has setLayout(for:)"
)
extension SubviewSetup where Layout == WithLayout {
  @_alwaysEmitIntoClient public func setDefaultLayout(
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func setDefaultLayout(to maker: LayoutMaker<IndividualLayout>)
    -> Self
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the child has its layout already: set the default once, or all conditions; one condition has setLayout(for:)"
)
extension SubviewSetup where Layout == WithLayout, Container.Condition: LayoutCondition {
  @_alwaysEmitIntoClient public func setLayout(
    by make: (LayoutMaker<IndividualProperty.Initial>, Container.Condition) -> LayoutMaker<
      IndividualLayout
    >
  ) -> Self { unreachable() }
}

// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation

@available(
  *, unavailable,
  message: "a stored layout names its child: card.plumb.setLayout(for: title) { … }"
)
extension LayoutScope where Host: LayoutInfoStorable {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setLayout<State>(
    _ child: some Layoutable,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<State>
  ) { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setLayout<State>(
    of child: some Layoutable,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<State>
  ) { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the default layout is the one without a condition: card.plumb.setLayout(for: title) { … }"
)
extension LayoutScope where Host: LayoutInfoStorable {
  @_alwaysEmitIntoClient public func setDefaultLayout<State>(
    for child: some Layoutable,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<State>
  ) { unreachable() }
}

@available(
  *, unavailable,
  message: "a maker that was kept is given back by a closure: { _ in kept }"
)
extension LayoutScope where Host: LayoutInfoStorable {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setLayout<State>(
    for child: some Layoutable, _ maker: LayoutMaker<State>
  ) { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setLayout<State>(
    for child: some Layoutable, by maker: LayoutMaker<State>
  ) { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setLayout<State>(
    for child: some Layoutable, to maker: LayoutMaker<State>
  ) { unreachable() }
}

@available(
  *, unavailable,
  message: "when: takes the condition: page.plumb.setLayout(for: title, when: .compact) { … }"
)
extension LayoutScope where Host: LayoutInfoStorable, Host.Condition: LayoutCondition {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setLayout<State>(
    for child: some Layoutable, for condition: Host.Condition,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<State>
  ) { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setLayout<State>(
    for child: some Layoutable, if condition: Host.Condition,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<State>
  ) { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setLayout<State>(
    for child: some Layoutable, condition: Host.Condition,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<State>
  ) { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a layout is stored for one condition, or by a closure for all: page.plumb.setLayout(for: title) { maker, condition in … }"
)
extension LayoutScope where Host: LayoutInfoStorable, Host.Condition: LayoutCondition {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setLayout<State>(
    for child: some Layoutable, when conditions: [Host.Condition],
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<State>
  ) { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setLayout<State>(
    for child: some Layoutable, when condition: Host.Condition, _ next: Host.Condition,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<State>
  ) { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a setup stores a layout and adds the child: card.plumb.setupSubview(title) { $0.setDefaultLayout { … }.addToParent() }"
)
extension LayoutScope where Host: LayoutInfoStorable {
  @_alwaysEmitIntoClient public func addSubview<State>(
    _ child: some Layoutable,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<State>
  ) { unreachable() }
  @_alwaysEmitIntoClient public func add<State>(
    _ child: some Layoutable,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<State>
  ) { unreachable() }
}

@available(
  *, unavailable,
  message: "views are added to the container itself: card.addSubview(title)"
)
extension LayoutScope where Host: LayoutInfoStorable {
  @_alwaysEmitIntoClient public func addSubview(_ child: some Layoutable) { unreachable() }
  @_alwaysEmitIntoClient public func addSubviews(_ children: any Layoutable...) { unreachable() }
}

@available(
  *, unavailable,
  message: "a setup is for one child: for view in views { card.plumb.setupSubview(view) { … } }"
)
extension LayoutScope where Host: LayoutInfoStorable {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setupSubview(
    _ children: [Host.PlumbChild],
    by setUp: (SubviewSetup<Host, WithoutLayout, Unattached>) -> SubviewSetup<
      Host, WithLayout, Attached
    >
  ) { unreachable() }
  @_alwaysEmitIntoClient public func setupSubviews(
    _ children: [Host.PlumbChild],
    by setUp: (SubviewSetup<Host, WithoutLayout, Unattached>) -> SubviewSetup<
      Host, WithLayout, Attached
    >
  ) { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a setup stores a layout and adds the child: card.plumb.setupSubview(title) { $0.setDefaultLayout { … }.addToParent() }"
)
extension LayoutInfoStorable {
  @_disfavoredOverload @_alwaysEmitIntoClient public func addSubview<State>(
    _ child: some Layoutable,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<State>
  ) { unreachable() }
}

@available(
  *, unavailable,
  message: "layouts are behind plumb: card.plumb.setupSubview(title) { … }"
)
extension LayoutInfoStorable {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setupSubview(
    _ child: PlumbChild,
    by setUp: (SubviewSetup<Self, WithoutLayout, Unattached>) -> SubviewSetup<
      Self, WithLayout, Attached
    >
  ) { unreachable() }
}

@available(
  *, unavailable,
  message: "an order places its children: order.place(title) { … }"
)
extension OrderedLayouts {
  @discardableResult @_alwaysEmitIntoClient public func layout<State>(
    _ child: some Layoutable,
    by make: @Sendable (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<State>
  ) -> PlacedChild { unreachable() }
  @discardableResult @_alwaysEmitIntoClient public func setLayout<State>(
    for child: some Layoutable,
    by make: @Sendable (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<State>
  ) -> PlacedChild { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a setup is one chain of calls: card.plumb.setupSubview(title) { $0.setDefaultLayout { … }.addToParent() }"
)
extension LayoutScope where Host: LayoutInfoStorable {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setupSubview(
    _ child: Host.PlumbChild, file: StaticString = #fileID, line: UInt = #line,
    by setUp: (SubviewSetup<Host, WithoutLayout, Unattached>) -> SubviewSetup<
      Host, WithLayout, Attached
    >
  ) { unreachable() }
}

// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "this container has no conditions, so its layoutCondition(in:) is not called; subclass ConditionalLayoutInfoStoredView"
)
extension LayoutScope where Host: LayoutInfoStorable, Host.Condition == NoLayoutCondition {
  @_alwaysEmitIntoClient public func setLayout<Condition: LayoutCondition>(
    for child: some Layoutable, when condition: Condition, file: StaticString = #fileID,
    line: UInt = #line,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) { unreachable() }
  @_alwaysEmitIntoClient public func setLayout(
    for child: some Layoutable, file: StaticString = #fileID, line: UInt = #line,
    by make: (LayoutMaker<IndividualProperty.Initial>, NoLayoutCondition) -> LayoutMaker<
      IndividualLayout
    >
  ) { unreachable() }
  @_alwaysEmitIntoClient public func setOrder<Condition: LayoutCondition>(
    to order: Int, for child: some Layoutable, when condition: Condition
  ) { unreachable() }
  @_alwaysEmitIntoClient public func setZIndex<Condition: LayoutCondition>(
    to zIndex: Int, for child: some Layoutable, when condition: Condition
  ) { unreachable() }
  @_alwaysEmitIntoClient public func setLayout(
    for child: some Layoutable, when condition: UnknownCondition, file: StaticString = #fileID,
    line: UInt = #line,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) { unreachable() }
}

@available(
  *, unavailable,
  message:
    "several children are stored as a row, a column, a flow or a matrix; begin with one: setLayout(for: [photo, title]) { $0.row().… }"
)
extension LayoutScope where Host: LayoutInfoStorable {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setLayout<Child: Layoutable, State>(
    for children: [Child], by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<State>
  ) { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a layout is for one child; several are a row, a column or a matrix: setLayout(for: [photo, title]) { $0.row().… }"
)
extension LayoutScope where Host: LayoutInfoStorable {
  @_alwaysEmitIntoClient public func setLayout<State>(
    for child: some Layoutable, _ next: some Layoutable, _ others: any Layoutable...,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<State>
  ) { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a setup stores layouts: setupSubview(title) { $0.setDefaultLayout { $0.setTop(inset: 8).… }.addToParent() }"
)
extension LayoutScope where Host: LayoutInfoStorable {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setupSubview<State>(
    _ child: Host.PlumbChild, file: StaticString = #fileID, line: UInt = #line,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<State>
  ) { unreachable() }
}

@available(
  *, unavailable,
  message: "a container stores the layout of its child: card.plumb.setLayout(for: title) { … }"
)
extension LayoutScope {
  @_alwaysEmitIntoClient public func setLayout<State>(
    in parent: (any Layoutable)? = nil,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<State>
  ) { unreachable() }
}

@available(
  *, unavailable,
  message: "layouts are stored with setLayout: card.plumb.setLayout(for: title) { … }"
)
extension LayoutScope where Host: LayoutInfoStorable {
  @_alwaysEmitIntoClient public func addLayout<State>(
    for child: some Layoutable,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<State>
  ) { unreachable() }
  @_alwaysEmitIntoClient public func storeLayout<State>(
    for child: some Layoutable,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<State>
  ) { unreachable() }
  @_alwaysEmitIntoClient public func makeLayout<State>(
    for child: some Layoutable,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<State>
  ) { unreachable() }
  @_alwaysEmitIntoClient public func remakeLayout<State>(
    for child: some Layoutable,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<State>
  ) { unreachable() }
  @_alwaysEmitIntoClient public func updateLayout<State>(
    for child: some Layoutable,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<State>
  ) { unreachable() }
}

@available(
  *, unavailable,
  message: "an order stands beside the layout: card.plumb.setOrder(to: 1, for: title)"
)
extension LayoutScope where Host: LayoutInfoStorable {
  @_alwaysEmitIntoClient public func setLayout<State>(
    for child: some Layoutable, order: Int,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<State>
  ) { unreachable() }
  @_alwaysEmitIntoClient public func setLayout<State>(
    for child: some Layoutable, priority: Int,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<State>
  ) { unreachable() }
}

@available(
  *, unavailable,
  message: "a container runs its layouts with layoutStoredSubviews()"
)
extension LayoutScope where Host: LayoutInfoStorable {
  @_alwaysEmitIntoClient public func layoutSubviews() { unreachable() }
}

@available(
  *, unavailable,
  message: "the view itself is laid out, and not its plumb: card.layoutIfNeeded()"
)
extension LayoutScope where Host: LayoutInfoStorable {
  @_alwaysEmitIntoClient public func layoutIfNeeded() { unreachable() }
  @_alwaysEmitIntoClient public func setNeedsLayout() { unreachable() }
  @_alwaysEmitIntoClient public func invalidateLayout() { unreachable() }
}

@available(
  *, unavailable,
  message: "a layout is removed for each child that has one: card.plumb.removeLayout(for: title)"
)
extension LayoutScope where Host: LayoutInfoStorable {
  @_alwaysEmitIntoClient public func removeLayouts() { unreachable() }
  @_alwaysEmitIntoClient public func removeAllLayouts() { unreachable() }
  @_alwaysEmitIntoClient public func clearLayouts() { unreachable() }
}

// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "a layout is for one child; several are a row, a column or a matrix: layout([photo, title]) { $0.row().… }"
)
extension LayoutScope {
  @_alwaysEmitIntoClient public func layout<State>(
    _ child: some Layoutable, _ next: some Layoutable, _ others: any Layoutable...,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<State>
  ) { unreachable() }
}

@available(
  *, unavailable,
  message:
    "several children are laid out as a row, a column, a flow or a matrix; begin with one: layout([photo, title]) { $0.row().… }"
)
extension LayoutScope {
  @_disfavoredOverload @_alwaysEmitIntoClient public func layout<Child: Layoutable, State>(
    _ children: [Child], by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<State>
  ) { unreachable() }
}

@available(
  *, unavailable,
  message: "a maker that was kept is given back by a closure: { _ in kept }"
)
extension LayoutScope {
  @_disfavoredOverload @_alwaysEmitIntoClient public func layout<State>(
    _ child: some Layoutable, _ maker: LayoutMaker<State>
  ) { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func layout<State>(
    _ child: some Layoutable, by maker: LayoutMaker<State>
  ) { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func layout<State>(
    _ child: some Layoutable, to maker: LayoutMaker<State>
  ) { unreachable() }
}

@available(
  *, unavailable,
  message: "the parent lays out its child: card.plumb.layout(title) { … }"
)
extension LayoutScope {
  @_alwaysEmitIntoClient public func layout<State>(
    in parent: (any Layoutable)? = nil,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<State>
  ) { unreachable() }
}

@available(
  *, unavailable,
  message: "layouts are behind plumb: card.plumb.layout(title) { … }"
)
extension Layoutable {
  @_disfavoredOverload @_alwaysEmitIntoClient public func layout<State>(
    _ child: some Layoutable,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<State>
  ) { unreachable() }
}

@available(
  *, unavailable,
  message: "layouts are behind plumb: card.plumb.setLayout(for: title) { … }"
)
extension Layoutable {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setLayout<State>(
    for child: some Layoutable,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<State>
  ) { unreachable() }
}

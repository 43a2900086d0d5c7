import Foundation

// Layouts of several children that are no row, in words.

extension LayoutScope {
  @available(
    *, unavailable,
    message: "a layout is for one child; several are a row, a column or a matrix: layout([photo, title]) { $0.row().… }"
  )
  public func layout<State>(
    _ child: some Layoutable, _ next: some Layoutable, _ others: any Layoutable...,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<State>
  ) { unreachable() }

  @available(
    *, unavailable,
    message:
      "several children are laid out as a row, a column, a flow or a matrix; begin with one: layout([photo, title]) { $0.row().… }"
  )
  @_disfavoredOverload
  public func layout<Child: Layoutable, State>(
    _ children: [Child],
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<State>
  ) { unreachable() }
}

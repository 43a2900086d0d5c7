// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "this container has no conditions, so its layoutCondition(in:) is not called; subclass ConditionalLayoutInfoStoredView"
)
extension LayoutScope where Host: LayoutInfoStorable, Host.Condition == NoLayoutCondition {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setLayout<Child: Layoutable, Layout>(
    for children: [Child], when condition: UnknownCondition,
    by make: (LayoutMaker<GroupProperty.Initial>) -> LayoutMaker<Layout>
  ) { unreachable() }
}

@available(
  *, unavailable,
  message: "the closure gives the layout back: return it, or join all calls with dots"
)
extension LayoutScope {
  @_disfavoredOverload @_alwaysEmitIntoClient public func layout<Child: Layoutable>(
    _ children: [Child], file: StaticString = #fileID, line: UInt = #line,
    by make: (LayoutMaker<GroupProperty.Initial>) -> LayoutMaker<GroupLayout>
  ) { unreachable() }
}

@available(
  *, unavailable,
  message: "the closure gives the layout back: return it, or join all calls with dots"
)
extension LayoutScope where Host: LayoutInfoStorable {
  @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
  public func setLayout<Child: Layoutable>(
    for children: [Child], file: StaticString = #fileID, line: UInt = #line,
    by make: (LayoutMaker<GroupProperty.Initial>) -> LayoutMaker<GroupLayout>
  ) -> LayoutGroup<Child> { unreachable() }
}

@available(
  *, unavailable,
  message: "the closure gives the layout back: return it, or join all calls with dots"
)
extension LayoutScope where Host: LayoutInfoStorable, Host.Condition: LayoutCondition {
  @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
  public func setLayout<Child: Layoutable>(
    for children: [Child], when condition: Host.Condition, file: StaticString = #fileID,
    line: UInt = #line, by make: (LayoutMaker<GroupProperty.Initial>) -> LayoutMaker<GroupLayout>
  ) -> LayoutGroup<Child> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified: every branch ends with a complete row, column, flow or matrix, and one of them does not"
)
extension LayoutScope {
  @_disfavoredOverload @_alwaysEmitIntoClient public func layout<Child: Layoutable>(
    _ children: [Child], file: StaticString = #fileID, line: UInt = #line,
    by make: (LayoutMaker<GroupProperty.Initial>) -> any GroupBranch
  ) { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified: every branch ends with a complete row, column, flow or matrix, and one of them does not"
)
extension LayoutScope where Host: LayoutInfoStorable {
  @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
  public func setLayout<Child: Layoutable>(
    for children: [Child], file: StaticString = #fileID, line: UInt = #line,
    by make: (LayoutMaker<GroupProperty.Initial>) -> any GroupBranch
  ) -> LayoutGroup<Child> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified: every branch ends with a complete row, column, flow or matrix, and one of them does not"
)
extension LayoutScope where Host: LayoutInfoStorable, Host.Condition: LayoutCondition {
  @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
  public func setLayout<Child: Layoutable>(
    for children: [Child], when condition: Host.Condition, file: StaticString = #fileID,
    line: UInt = #line, by make: (LayoutMaker<GroupProperty.Initial>) -> any GroupBranch
  ) -> LayoutGroup<Child> { unreachable() }
  @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
  public func setLayout<Child: Layoutable>(
    for children: [Child], file: StaticString = #fileID, line: UInt = #line,
    by make: (LayoutMaker<GroupProperty.Initial>, Host.Condition) -> any GroupBranch
  ) -> [LayoutGroup<Child>] { unreachable() }
}

@available(
  *, unavailable,
  message: "several children are a list: layout([photo, title]) { $0.row().… }"
)
extension LayoutScope {
  @_alwaysEmitIntoClient public func layout<State>(
    _ child: some Layoutable, _ next: some Layoutable, _ others: any Layoutable...,
    by make: (LayoutMaker<GroupProperty.Initial>) -> LayoutMaker<State>
  ) { unreachable() }
}

@available(
  *, unavailable,
  message: "several children are a list: setLayout(for: [photo, title]) { $0.row().… }"
)
extension LayoutScope where Host: LayoutInfoStorable {
  @_alwaysEmitIntoClient public func setLayout<State>(
    for child: some Layoutable, _ next: some Layoutable, _ others: any Layoutable...,
    by make: (LayoutMaker<GroupProperty.Initial>) -> LayoutMaker<State>
  ) { unreachable() }
}

@available(
  *, unavailable,
  message:
    "an order places one child at a time; a row or a matrix is stored and has an order: setLayout(for: [photo, title]) { … }, setOrder(to: 1, for: [photo, title])"
)
extension OrderedLayouts {
  @discardableResult @_alwaysEmitIntoClient public func place<State>(
    _ children: [Container.PlumbChild],
    by make: @Sendable (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<State>
  ) -> PlacedChild { unreachable() }
  @discardableResult @_alwaysEmitIntoClient public func place<State>(
    _ children: [Container.PlumbChild],
    by make: @Sendable (LayoutMaker<GroupProperty.Initial>) -> LayoutMaker<State>
  ) -> PlacedChild { unreachable() }
}

// Refusals for groups of children, with messages of our own.

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

// Error recovery: twins without a type parameter for the layout, so that an unknown call in the closure gives one
// error. Of two overloads the compiler explains the one with fewer mistakes, and what it cannot infer is one. Being
// unavailable, the twins are neither offered nor tried where the others fit.

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
  @_disfavoredOverload @_alwaysEmitIntoClient @discardableResult
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
  @_disfavoredOverload @_alwaysEmitIntoClient @discardableResult
  public func setLayout<Child: Layoutable>(
    for children: [Child], when condition: Host.Condition,
    file: StaticString = #fileID, line: UInt = #line,
    by make: (LayoutMaker<GroupProperty.Initial>) -> LayoutMaker<GroupLayout>
  ) -> LayoutGroup<Child> { unreachable() }
}

@available(
  *, unavailable, message: "several children are a list: layout([photo, title]) { $0.row().… }"
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

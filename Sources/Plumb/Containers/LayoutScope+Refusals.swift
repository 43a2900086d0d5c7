// What is asked under a condition of a container that has none.

@available(
  *, unavailable,
  message:
    "this container has no conditions, so its layoutCondition(in:) is not called; subclass ConditionalLayoutInfoStoredView"
)
extension LayoutScope where Host: LayoutInfoStorable, Host.Condition == NoLayoutCondition {
  @_alwaysEmitIntoClient public func setLayout<Condition: LayoutCondition>(
    for child: some Layoutable, when condition: Condition,
    file: StaticString = #fileID, line: UInt = #line,
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
    for child: some Layoutable, when condition: UnknownCondition,
    file: StaticString = #fileID, line: UInt = #line,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) { unreachable() }
}

/// A condition, by a frequent name, of a container that has none: the `.landscape` in `when: .landscape`.
public struct UnknownCondition: Sendable {
  /// Higher than wide.
  public static var portrait: UnknownCondition { UnknownCondition() }
  /// Wider than high.
  public static var landscape: UnknownCondition { UnknownCondition() }
  /// Narrow.
  public static var compact: UnknownCondition { UnknownCondition() }
  /// Wide.
  public static var regular: UnknownCondition { UnknownCondition() }
}

// Layouts that are stored for several children or for none, in words.

extension LayoutScope where Host: LayoutInfoStorable {
  @available(
    *, unavailable,
    message:
      "several children are stored as a row, a column, a flow or a matrix; begin with one: setLayout(for: [photo, title]) { $0.row().… }"
  )
  @_disfavoredOverload
  @_alwaysEmitIntoClient public func setLayout<Child: Layoutable, State>(
    for children: [Child],
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<State>
  ) { unreachable() }

  @available(
    *, unavailable,
    message:
      "a layout is for one child; several are a row, a column or a matrix: setLayout(for: [photo, title]) { $0.row().… }"
  )
  @_alwaysEmitIntoClient public func setLayout<State>(
    for child: some Layoutable, _ next: some Layoutable, _ others: any Layoutable...,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<State>
  ) { unreachable() }
}

extension LayoutScope where Host: LayoutInfoStorable {
  @available(
    *, unavailable,
    message:
      "a setup stores layouts: setupSubview(title) { $0.setDefaultLayout { $0.setTop(inset: 8).… }.addToParent() }"
  )
  @_disfavoredOverload
  @_alwaysEmitIntoClient public func setupSubview<State>(
    _ child: Host.PlumbChild, file: StaticString = #fileID, line: UInt = #line,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<State>
  ) { unreachable() }
}

extension LayoutScope {
  @available(
    *, unavailable,
    message: "a container stores the layout of its child: card.plumb.setLayout(for: title) { … }"
  )
  @_alwaysEmitIntoClient public func setLayout<State>(
    in parent: (any Layoutable)? = nil,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<State>
  ) { unreachable() }
}

extension LayoutScope where Host: LayoutInfoStorable {
  @available(
    *, unavailable,
    message: "layouts are stored with setLayout: card.plumb.setLayout(for: title) { … }"
  )
  @_alwaysEmitIntoClient public func addLayout<State>(
    for child: some Layoutable,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<State>
  ) { unreachable() }

  @available(
    *, unavailable,
    message: "layouts are stored with setLayout: card.plumb.setLayout(for: title) { … }"
  )
  @_alwaysEmitIntoClient public func storeLayout<State>(
    for child: some Layoutable,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<State>
  ) { unreachable() }

  @available(
    *, unavailable,
    message: "layouts are stored with setLayout: card.plumb.setLayout(for: title) { … }"
  )
  @_alwaysEmitIntoClient public func makeLayout<State>(
    for child: some Layoutable,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<State>
  ) { unreachable() }

  @available(
    *, unavailable,
    message: "layouts are stored with setLayout: card.plumb.setLayout(for: title) { … }"
  )
  @_alwaysEmitIntoClient public func updateLayout<State>(
    for child: some Layoutable,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<State>
  ) { unreachable() }

  @available(
    *, unavailable,
    message: "a container runs its layouts with layoutStoredSubviews()"
  )
  @_alwaysEmitIntoClient public func layoutSubviews() { unreachable() }

  @available(
    *, unavailable, message: "the view itself is laid out, and not its plumb: card.layoutIfNeeded()"
  )
  @_alwaysEmitIntoClient public func layoutIfNeeded() { unreachable() }
}

// What is asked under a condition of a container that has none.

extension LayoutScope where Host: LayoutInfoStorable, Host.Condition == NoLayoutCondition {
  @available(
    *, unavailable,
    message:
      "this container has no conditions, so its layoutCondition(in:) is not called; subclass ConditionalLayoutInfoStoredView"
  )
  public func setLayout<Condition: LayoutCondition>(
    for child: some Layoutable, when condition: Condition,
    file: StaticString = #fileID, line: UInt = #line,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) { unreachable() }

  @available(
    *, unavailable,
    message:
      "this container has no conditions, so its layoutCondition(in:) is not called; subclass ConditionalLayoutInfoStoredView"
  )
  public func setOrder<Condition: LayoutCondition>(
    to order: Int, for child: some Layoutable, when condition: Condition
  ) { unreachable() }

  @available(
    *, unavailable,
    message:
      "this container has no conditions, so its layoutCondition(in:) is not called; subclass ConditionalLayoutInfoStoredView"
  )
  public func setZIndex<Condition: LayoutCondition>(
    to zIndex: Int, for child: some Layoutable, when condition: Condition
  ) { unreachable() }
}

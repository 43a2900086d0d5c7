@_spi(PlumbFrontEnd) import Plumb

/// A setup whose child is constrained, and has no layout.
public enum WithConstraints {}

extension WithConstraints: HasLayout {}

extension SubviewSetup where Container: ConstraintContainer, Layout: TakesConstraints {
  /// Keeps equations about the child, instead of a layout.
  ///
  ///     card.plumb.setupSubview(title) {
  ///       $0.setConstraints {
  ///         title.anchors.leading == card.anchors.leading + 8
  ///         title.anchors.centerY == card.anchors.centerY
  ///       }
  ///       .addToParent()
  ///     }
  ///
  /// The closure runs once, now; the equations are activated when the child is attached. A layout beside
  /// them does not compile.
  public func setConstraints(
    @ConstraintBuilder by equations: () -> [Equation]
  ) -> SubviewSetup<Container, WithConstraints, Place> {
    let constraints = evaluate(equations)
    return acting { $0.plumb.activateAll(constraints) }
  }
}

/// A setup that can keep equations about the child.
public protocol TakesConstraints {}

extension WithoutLayout: TakesConstraints {}

extension WithConstraints: TakesConstraints {}

// What is refused, in words.

@available(
  *, unavailable, message: "the child has constraints; a view has either a layout or constraints"
)
extension SubviewSetup where Layout == WithConstraints {
  public func setDefaultLayout(
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) -> SubviewSetup { unreachable() }
  public func setDefaultLayout(to maker: LayoutMaker<IndividualLayout>) -> SubviewSetup {
    unreachable()
  }
  public func setLayout(
    for condition: Container.Condition,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) -> SubviewSetup { unreachable() }
  public func setLayout(
    for condition: Container.Condition, to maker: LayoutMaker<IndividualLayout>
  ) -> SubviewSetup { unreachable() }
  public func setLayout(
    by make: (LayoutMaker<IndividualProperty.Initial>, Container.Condition) -> LayoutMaker<
      IndividualLayout
    >
  ) -> SubviewSetup { unreachable() }
}

@available(
  *, unavailable, message: "the child has a layout; a view has either a layout or constraints"
)
extension SubviewSetup where Container: ConstraintContainer, Layout == WithLayout {
  public func setConstraints(
    @ConstraintBuilder by equations: () -> [Equation]
  ) -> SubviewSetup { unreachable() }
}

extension LayoutScope where Host: LayoutInfoStorable {
  @available(
    *, unavailable,
    message: "a layout is made of facts; equations are activated: card.plumb.activate { … }"
  )
  public func setLayout(
    for child: some Layoutable, by make: (LayoutMaker<IndividualProperty.Initial>) -> Equation
  ) { unreachable() }
}

@_spi(PlumbFrontEnd) import Plumb

/// The state of a setup whose child has constraints, and so no layout.
public enum WithConstraints {}

extension WithConstraints: HasLayout {}

extension SubviewSetup where Container: ConstraintContainer, Layout: TakesConstraints {
  /// Gives the child constraints, instead of a layout.
  ///
  ///     card.plumb.setupSubview(title) {
  ///       $0.setConstraints {
  ///         title.anchors.leading == card.anchors.leading + 8
  ///         title.anchors.centerY == card.anchors.centerY
  ///       }
  ///       .addToParent()
  ///     }
  ///
  /// The closure runs once, immediately. The equations are activated when the child is attached. Setting a layout as
  /// well does not compile.
  public func setConstraints(
    @ConstraintBuilder by equations: () -> [Equation]
  ) -> SubviewSetup<Container, WithConstraints, Place> {
    let constraints = evaluate(equations)
    return acting { $0.plumb.activateAll(constraints) }
  }
}

/// A state of a setup in which constraints can be set.
public protocol TakesConstraints {}

extension WithoutLayout: TakesConstraints {}

extension WithConstraints: TakesConstraints {}

// Unavailable calls, so that a wrong setup does not compile and gets a clear error message.

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
  @_disfavoredOverload
  public func setLayout(
    for child: some Layoutable, by make: (LayoutMaker<IndividualProperty.Initial>) -> Equation
  ) { unreachable() }
}

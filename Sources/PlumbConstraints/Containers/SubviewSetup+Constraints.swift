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
    return acting { $0.plumb.activate(constraints) }
  }
}

// What is refused, in words.

@available(
  *, unavailable, message: "the child has constraints; a view has either a layout or constraints"
)
extension WithConstraints: TakesLayout {}

/// A setup that can keep equations about the child.
public protocol TakesConstraints {}

extension WithoutLayout: TakesConstraints {}

extension WithConstraints: TakesConstraints {}

@available(
  *, unavailable, message: "the child has a layout; a view has either a layout or constraints"
)
extension WithLayout: TakesConstraints {}

extension LayoutScope where Host: LayoutInfoStorable {
  @available(
    *, unavailable,
    message: "a layout is made of facts; equations are activated: card.plumb.activate { … }"
  )
  public func setLayout(
    for child: some Layoutable, by make: (LayoutMaker<IndividualProperty.Initial>) -> Equation
  ) { unreachable() }
}

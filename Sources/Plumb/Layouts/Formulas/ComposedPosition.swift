@_documentation(visibility: internal)
public final class ComposedPosition<Axis: LayoutAxis> {
  let formula: PositionFormula<Axis>

  init(_ formula: PositionFormula<Axis>) {
    self.formula = formula
  }
}

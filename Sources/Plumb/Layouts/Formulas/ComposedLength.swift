@_documentation(visibility: internal)
public final class ComposedLength<Axis: FrameAxis> {
  let formula: LengthFormula<Axis>

  init(_ formula: LengthFormula<Axis>) {
    self.formula = formula
  }
}

// A formula in an object, as a source has it.

@_documentation(visibility: internal)
public final class ComposedPosition<Axis: LayoutAxis> {
  let formula: PositionFormula<Axis>

  init(_ formula: PositionFormula<Axis>) {
    self.formula = formula
  }
}

@_documentation(visibility: internal)
public final class ComposedLength<Axis: FrameAxis> {
  let formula: LengthFormula<Axis>

  init(_ formula: LengthFormula<Axis>) {
    self.formula = formula
  }
}

extension PositionFormula {
  var composed: ComposedPosition<Axis> { ComposedPosition(self) }
  var source: PositionSource<Axis> { .other(OtherPosition(.formula(composed))) }
}

extension LengthFormula {
  var composed: ComposedLength<Axis> { ComposedLength(self) }
  var source: LengthSource<Axis> { .other(OtherLength(.formula(composed))) }
}

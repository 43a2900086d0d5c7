// A formula in an object, as a source has it.

extension PositionFormula {
  var composed: ComposedPosition<Axis> { ComposedPosition(self) }
  var source: PositionSource<Axis> { .other(OtherPosition(.formula(composed))) }
}

extension LengthFormula {
  var composed: ComposedLength<Axis> { ComposedLength(self) }
  var source: LengthSource<Axis> { .other(OtherLength(.formula(composed))) }
}

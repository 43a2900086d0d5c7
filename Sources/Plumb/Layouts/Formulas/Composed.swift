// A formula is wrapped in an object to become a source: see `PositionSource`.

extension PositionFormula {
  var composed: ComposedPosition<Axis> { ComposedPosition(self) }
  var source: PositionSource<Axis> { .other(OtherPosition(.formula(composed))) }
}

extension LengthFormula {
  var composed: ComposedLength<Axis> { ComposedLength(self) }
  var source: LengthSource<Axis> { .other(OtherLength(.formula(composed))) }
}

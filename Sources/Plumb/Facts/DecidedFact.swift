/// A fact of one axis, for all that is told of it and done with it besides evaluating it.
public protocol DecidedFact<Axis> {
  associatedtype Axis: FrameAxis

  /// What kind of fact it is.
  var kind: FactKind<Axis> { get }
}

/// A fact by its kind.
public enum FactKind<Axis: FrameAxis> {
  case position(Axis.PositionFact)
  case length(LengthSource<Axis>)
}

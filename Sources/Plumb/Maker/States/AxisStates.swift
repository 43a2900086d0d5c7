/// What a maker knows of one axis: ``Horizontal/Open``, ``Vertical/Top``,
/// ``Horizontal/LeftAndWidth`` and so on.
///
/// A state carries the facts that its name says, and nothing else.
public protocol HorizontalAxisState {
  typealias Axis = Horizontal
}

/// What a maker knows of its vertical axis.
public protocol VerticalAxisState {
  typealias Axis = Vertical
}

/// A horizontal axis that two facts decide.
///
/// The states that are not complete conform as well, unavailably: using one of them where a complete
/// axis is needed is refused with a sentence that says what the axis has and what it still needs.
public protocol CompleteHorizontalAxis: HorizontalAxisState {
  /// The facts that decide the axis.
  var facts: AxisFacts<Horizontal> { get }
}

/// A vertical axis that two facts decide.
public protocol CompleteVerticalAxis: VerticalAxisState {
  /// The facts that decide the axis.
  var facts: AxisFacts<Vertical> { get }
}

/// A state that holds one position.
public protocol PlacedAxisState {
  associatedtype Axis: FrameAxis
  var place: Axis.PlaceFact { get }
}

/// A state that holds a length.
public protocol SizedAxisState {
  associatedtype Axis: FrameAxis
  var length: LengthFact<Axis> { get }
}

/// A state that holds two facts, of which one at least is a position.
public protocol PairState {
  associatedtype Axis: FrameAxis
  init(facts: AxisFacts<Axis>)
}

extension PairState {
  /// The two positions, the one that was decided earlier first.
  @inlinable
  init<First: PlacedAxisState, Second: PlacedAxisState>(_ first: First, _ second: Second)
  where First.Axis == Axis, Second.Axis == Axis {
    self.init(facts: .between(first.place, second.place))
  }

  /// A position and a length.
  @inlinable
  init<Place: PlacedAxisState, Length: SizedAxisState>(_ place: Place, _ length: Length)
  where Place.Axis == Axis, Length.Axis == Axis {
    self.init(facts: .sized(place.place, length.length))
  }
}

/// A length that is given: a number, a closure's, or what the child asks for.
public enum Given {}

/// A length that follows the length on the other axis.
public enum Proportional {}

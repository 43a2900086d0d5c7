/// What a maker knows of one axis: ``Horizontal/Open``, ``Vertical/Top``,
/// ``Horizontal/LeftAndWidth`` and so on.
///
/// A state carries the facts that its name says, and nothing else.
public protocol HorizontalAxisState {}

/// What a maker knows of its vertical axis.
public protocol VerticalAxisState {}

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

/// A length that is given: a number, a closure's, or what the child asks for.
public enum Given {}

/// A length that follows the length on the other axis.
public enum Proportional {}

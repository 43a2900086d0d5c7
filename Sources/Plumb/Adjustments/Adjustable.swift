/// A maker's state that adjustments can be added to: a complete layout.
public protocol Adjustable {
  var adjustable: IndividualLayout { get }
}

extension IndividualLayout: Adjustable {
  @inlinable @inline(always)
  public var adjustable: IndividualLayout { self }
}

// A frame that is not complete is refused with what its axes still need.
extension IndividualProperty.Frame: Adjustable where H: CompleteHorizontalAxis, V: CompleteVerticalAxis {
  @inlinable @inline(always)
  public var adjustable: IndividualLayout { IndividualLayout(horizontal.facts, vertical.facts) }
}

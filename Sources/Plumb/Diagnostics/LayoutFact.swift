import Foundation

/// A fact of a child for pictures and tools: its words, and the dimension line that shows it.
///
///     for fact in card.plumb.facts(of: title) { print(fact) }
///     // leading 66: photo's trailing + 8
public struct LayoutFact: Equatable, Sendable {
  /// The name of the fact, as in the verb that decides it: "leading", "height".
  public let name: String
  /// The decided number, in points. A position is a coordinate in the parent on the fact's axis: leading and trailing
  /// are measured from the parent's leading edge, along the writing direction. A length is a number of points.
  public let value: CGFloat
  /// Where the value comes from, in words.
  public let origin: String
  /// Whether the fact is vertical.
  public let isVertical: Bool
  /// Whether the fact is a length.
  public let isLength: Bool
  /// The start of the dimension line, as a coordinate on the fact's axis in the parent's coordinates. For a position,
  /// it is the place that the position is measured from, or `end` if that place is not known, for example because a
  /// closure computes the position. For a length, it is the left or top edge of the frame.
  public let start: CGFloat
  /// The end of the dimension line. For a position, it is the decided place. For a length, it is the right or bottom
  /// edge of the frame.
  public let end: CGFloat
  /// The frame of the view or the area that the fact is measured on, in the parent's coordinates. Nil for a constant,
  /// for several views, or if the view has no frame now.
  public let reference: CGRect?
}

extension LayoutFact: CustomStringConvertible {
  /// The name, the value to a hundredth, and the origin.
  public var description: String {
    "\(name) \(value.roundedInWords): \(origin)"
  }
}

extension LayoutFact {
  init(_ reading: FactReading, of frame: CGRect, in space: ParentSpace) {
    (name, value, origin) = (reading.name, reading.value, reading.origin)
    isVertical = reading.kind.axis == .vertical
    isLength = reading.kind.isLength
    reference = reading.reference
    if isLength {
      start = isVertical ? frame.minY : frame.minX
      end = isVertical ? frame.maxY : frame.maxX
    } else {
      let base = reading.value - (reading.distance ?? 0)
      start = reading.kind.isDirectional ? space.along(base) : base
      end = reading.kind.isDirectional ? space.along(reading.value) : reading.value
    }
  }
}

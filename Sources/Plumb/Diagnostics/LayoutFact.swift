import Foundation

/// A fact of a child for pictures and tools: its words, and the dimension line that shows it.
///
///     for fact in card.plumb.facts(of: title) { print(fact) }
///     // leading 66: photo's trailing + 8
public struct LayoutFact: Equatable, Sendable {
  /// The fact by the name of its verb: "leading", "height".
  public let name: String
  /// For a position, a coordinate on the fact's axis, or along the writing direction for leading and trailing.
  /// For a length, points.
  public let value: CGFloat
  /// Where the value comes from, in words.
  public let origin: String
  /// Whether the fact is vertical.
  public let isVertical: Bool
  /// Whether the fact is a length.
  public let isLength: Bool
  /// The start of the dimension line, in points along the axis in the parent's coordinates: the place that a
  /// position is measured from, or the start of the frame for a length. For a computed position, it equals `end`.
  public let start: CGFloat
  /// The end of the dimension line: the decided place, or the end of the frame.
  public let end: CGFloat
  /// The frame that the fact is measured on, in the parent's coordinates; nil for constants and closures.
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

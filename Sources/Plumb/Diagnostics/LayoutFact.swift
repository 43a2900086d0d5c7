import Foundation

/// A fact of a child, as a picture or a tool shows it: its words, and from where to where it reaches.
///
///     for fact in card.plumb.facts(of: title) { print(fact) }
///     // leading 66: photo's trailing + 8
public struct LayoutFact: Equatable, Sendable {
  /// The fact as its verb names it: "leading", "height".
  public let name: String
  /// A coordinate on the fact's axis for a position, along the writing direction for leading and trailing;
  /// points for a length.
  public let value: CGFloat
  /// Where the value comes from, in words.
  public let origin: String
  /// Whether the fact is vertical.
  public let isVertical: Bool
  /// Whether the fact is a length.
  public let isLength: Bool
  /// Where the dimension begins, in points along the axis in the parent's coordinates: at what a position
  /// is measured from, or at the start of the frame. Where that is computed, it is the end.
  public let start: CGFloat
  /// Where the dimension ends: at the place that is decided, or at the end of the frame.
  public let end: CGFloat
  /// What the fact is measured on, in the parent's coordinates; nil for constants and closures.
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

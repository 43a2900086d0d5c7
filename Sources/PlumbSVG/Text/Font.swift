import Foundation

extension SVG {
  /// The size and weight of a text. The text measuring determines the typeface.
  ///
  ///     SVG.Font(size: 17)
  ///     SVG.Font(size: 13, weight: .bold)
  public struct Font: Hashable, Sendable {
    /// The thickness of the strokes.
    public enum Weight: String, Hashable, Sendable, CaseIterable {
      /// Normal strokes.
      case regular
      /// Thick strokes.
      case bold
    }

    /// The side of the em square, in points. Finite and not negative.
    public let size: CGFloat
    /// The thickness of the strokes.
    public let weight: Weight

    /// Makes a font. A size that is negative or not finite becomes 0.
    public init(size: CGFloat, weight: Weight = .regular) {
      self.size = size.isFinite ? max(0, size) : 0
      self.weight = weight
    }
  }
}

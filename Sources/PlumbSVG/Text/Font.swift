import Foundation

extension SVG {
  /// How large and how heavy a text is set. The typeface is that of the measuring.
  ///
  ///     SVG.Font(size: 17)
  ///     SVG.Font(size: 13, weight: .bold)
  public struct Font: Hashable, Sendable {
    /// The strokes of the letters.
    public enum Weight: String, Hashable, Sendable, CaseIterable {
      /// Strokes as usual.
      case regular
      /// Thick strokes.
      case bold
    }

    /// The side of the em square, in points; finite and not negative.
    public let size: CGFloat
    /// The strokes of the letters.
    public let weight: Weight

    /// A size that is negative or not finite is taken as 0.
    public init(size: CGFloat, weight: Weight = .regular) {
      self.size = size.isFinite ? max(0, size) : 0
      self.weight = weight
    }
  }
}

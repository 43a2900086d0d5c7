import Foundation

extension SVG {
  /// An outline, in points, in the coordinates of the bounds of the view that draws it.
  public enum Shape: Equatable, Sendable {
    /// A rectangle. A radius that is longer than half a side is as good as that half.
    case rectangle(CGRect, cornerRadius: CGFloat = 0)

    /// The ellipse that touches the sides of a rectangle.
    case ellipse(CGRect)

    /// Straight lines from point to point and back to the first.
    case polygon([CGPoint])
  }
}

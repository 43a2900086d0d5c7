import Foundation

extension SVG {
  /// An outline, in points, in the coordinates of the drawing view's bounds.
  public enum Shape: Equatable, Sendable {
    /// A rectangle. The radius is limited to half of the shorter side.
    case rectangle(CGRect, cornerRadius: CGFloat = 0)

    /// The ellipse that touches the sides of a rectangle.
    case ellipse(CGRect)

    /// A closed polygon through the points.
    case polygon([CGPoint])
  }
}

import Plumb

/// A view that draws something behind its subviews.
///
/// Labels, boxes and images do. Any subclass of `HeadlessView` may, and so gets its background:
///
///     final class Card: HeadlessView, Drawable {
///       func draw(into canvas: inout SVGCanvas) {
///         canvas.fill(.rectangle(bounds, cornerRadius: 12), with: .color(.white))
///       }
///     }
public protocol Drawable: HeadlessView {
  /// Draws the view, without its subviews, in the coordinates of its bounds.
  ///
  /// Called once for each picture, when the view has its frame. Must not change any view.
  func draw(into canvas: inout SVGCanvas)

  /// What the drawing and the subviews are cut off at, in the coordinates of the bounds; nil, the
  /// default, for nothing. Scroll views are cut off at their bounds also without this.
  var clipShape: Shape? { get }
}

extension Drawable {
  public var clipShape: Shape? { nil }
}

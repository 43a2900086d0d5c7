import Plumb

extension SVG {
  /// A view that draws a picture of itself behind its subviews.
  ///
  /// Labels, boxes and images conform. A subclass of `HeadlessView` can conform, for example to
  /// draw a background:
  ///
  ///     final class Card: HeadlessView, SVG.Drawable {
  ///       func draw(into canvas: inout SVG.Canvas) {
  ///         canvas.fill(.rectangle(bounds, cornerRadius: 12), with: .color(.white))
  ///       }
  ///     }
  public protocol Drawable: HeadlessView {
    /// Draws the view, without its subviews, in the coordinates of its bounds.
    ///
    /// Called once for each picture, after layout. Must not change any view.
    func draw(into canvas: inout Canvas)

    /// The shape to which the drawing and the subviews are clipped, in the coordinates of the
    /// bounds. Nil by default, for no clipping. Scroll views are always clipped to their bounds.
    var clipShape: Shape? { get }
  }
}

extension SVG.Drawable {
  public var clipShape: SVG.Shape? { nil }
}

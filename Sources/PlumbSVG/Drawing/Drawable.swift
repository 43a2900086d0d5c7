import Plumb

extension SVG {
  /// A view that draws something behind its subviews.
  ///
  /// Labels, boxes and images do. Any subclass of `HeadlessView` may, and so gets its background:
  ///
  ///     final class Card: HeadlessView, SVG.Drawable {
  ///       func draw(into canvas: inout SVG.Canvas) {
  ///         canvas.fill(.rectangle(bounds, cornerRadius: 12), with: .color(.white))
  ///       }
  ///     }
  public protocol Drawable: HeadlessView {
    /// Draws the view, without its subviews, in the coordinates of its bounds.
    ///
    /// Called once for each picture, when the view has its frame. Must not change any view.
    func draw(into canvas: inout Canvas)

    /// What the drawing and the subviews are cut off at, in the coordinates of the bounds; nil, the
    /// default, for nothing. Scroll views are cut off at their bounds also without this.
    var clipShape: Shape? { get }
  }
}

extension SVG.Drawable {
  public var clipShape: SVG.Shape? { nil }
}

import Foundation
import Plumb

/// A view that shows why another view is where it is: each of its facts as a dimension line with words.
///
/// Put it over the container, with some space right of it and below it for the words:
///
///     let overlay = DimensionOverlay(of: title, in: card)
///     overlay.frame = root.bounds
///     root.addSubview(overlay)
///     let picture = SVG.document(of: root)
///
/// A position is drawn from its reference to the view, a length along the view. References are outlined. The words
/// are those of `explain`, without source locations. They are read when the picture is drawn, and nothing is moved.
public final class DimensionOverlay: HeadlessView, SVG.Drawable {
  private let facts: () -> (facts: [LayoutFact], frame: CGRect)
  private let container: HeadlessView

  /// Makes an overlay for a child of a container that stores a layout for it.
  public init<Container: HeadlessView & LayoutInfoStorable>(
    of child: HeadlessView, in container: Container
  ) {
    facts = { (container.plumb.facts(of: child), child.plumbFrame) }
    self.container = container
    super.init(frame: .zero)
    name = "dimensions"
  }

  public func draw(into canvas: inout SVG.Canvas) {
    guard let origin = container.convert(.zero, to: self) else { return }
    let (facts, frame) = facts()
    let drawing = DimensionDrawing(
      container: container.bounds.offsetBy(dx: origin.x, dy: origin.y),
      child: frame.offsetBy(dx: origin.x, dy: origin.y), room: bounds, origin: origin)
    drawing.draw(facts, into: &canvas)
  }
}

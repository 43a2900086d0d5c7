import Foundation

/// What a layout is evaluated against: the parent's guides, the child that is asked for its size,
/// and where the references stand.
///
/// A context is *live* (references stand where their frames say) or on *trial* (a container asks
/// its own layouts for a size: nothing is moved, and references stand where the trial put them).
/// Evaluation reads everything through its context, so the same layout serves both.
@frozen
public struct LayoutContext {
  @usableFromInline let parent: any Layoutable
  @usableFromInline let child: any Layoutable
  @usableFromInline let bounds: CGRect
  @usableFromInline let direction: LayoutDirection
  @usableFromInline let grid: PixelGrid

  @inlinable
  init(
    parent: any Layoutable, child: any Layoutable, bounds: CGRect, direction: LayoutDirection,
    grid: PixelGrid
  ) {
    self.parent = parent
    self.child = child
    self.bounds = bounds
    self.direction = direction
    self.grid = grid
  }

  /// The context of `child` in `parent` as both stand.
  @inlinable @inline(__always)
  init(parent: any Layoutable, child: any Layoutable) {
    self.init(
      parent: parent, child: child, bounds: parent.layoutBounds,
      direction: parent.layoutDirection, grid: parent.pixelGrid)
  }
}

extension LayoutContext {
  /// What the child asks for when it is offered `room`, with both lengths on the grid.
  @inlinable @inline(__always)
  func fittedSize(offering room: CGSize) -> CGSize {
    let size = child.sizeThatFits(room)
    return CGSize(
      width: grid.fitted(size.width, on: Horizontal.self),
      height: grid.fitted(size.height, on: Vertical.self))
  }
}

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
  @usableFromInline let callSite: CallSite

  @inlinable @inline(always)
  init(parent: any Layoutable, child: any Layoutable, callSite: CallSite) {
    self.parent = parent
    self.child = child
    self.callSite = callSite
  }

  @inlinable @inline(always)
  var bounds: CGRect { parent.layoutBounds }

  @inlinable @inline(always)
  var direction: LayoutDirection { parent.layoutDirection }

  @inlinable @inline(always)
  var grid: PixelGrid { parent.pixelGrid }

  /// The directional coordinate of an x, and the x of a directional coordinate: the way back is the
  /// way there.
  @inlinable @inline(always)
  func mirrored(_ coordinate: CGFloat) -> CGFloat {
    direction == .leftToRight ? coordinate : bounds.size.width - coordinate
  }
}

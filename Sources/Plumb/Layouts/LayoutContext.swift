import Foundation

/// What a layout is evaluated against: the parent's guides, the child that is asked for its size,
/// and where the references stand.
///
/// A context is *live* (references stand where their frames say) or on *trial* (a container asks
/// its own layouts for a size: nothing is moved, and references stand where the trial put them).
/// Evaluation reads everything through its context, so the same layout serves both.
@frozen
public struct LayoutContext {
  // Numbers, read once, and hosts that are not retained: whoever makes a context keeps both alive until
  // the evaluation is over, and no guide carries the context itself out of it.
  @usableFromInline let bounds: CGRect
  @usableFromInline let writing: Writing
  @usableFromInline let grid: PixelGrid
  @usableFromInline let callSite: CallSite
  @usableFromInline let parentID: ObjectIdentifier
  @usableFromInline let childID: ObjectIdentifier
  @usableFromInline let unretainedParent: UnretainedHost
  @usableFromInline let unretainedChild: UnretainedHost

  @inlinable @inline(always)
  init(parent: some Layoutable, child: some Layoutable, callSite: CallSite) {
    bounds = parent.layoutBounds
    writing = Writing(direction: parent.layoutDirection, width: bounds.size.width)
    grid = parent.pixelGrid
    self.callSite = callSite
    parentID = ObjectIdentifier(parent)
    childID = ObjectIdentifier(child)
    unretainedParent = UnretainedHost(parent)
    unretainedChild = UnretainedHost(child)
  }

  /// A context for another child of the same parent.
  @inline(always)
  init(_ context: LayoutContext, for child: UnretainedHost, callSite: CallSite? = nil) {
    bounds = context.bounds
    writing = context.writing
    grid = context.grid
    self.callSite = callSite ?? context.callSite
    parentID = context.parentID
    childID = child.id
    unretainedParent = context.unretainedParent
    unretainedChild = child
  }

  @inlinable @inline(always)
  var parent: any Layoutable { unretainedParent.host }

  @inlinable @inline(always)
  var child: any Layoutable { unretainedChild.host }
}

/// A host that somebody else keeps alive.
///
/// A type of its own because copying it is then copying two words: the optimizer retains and releases
/// the host wherever an unretained property is copied from one type to another.
@frozen
public struct UnretainedHost {
  @usableFromInline unowned(unsafe) let host: any Layoutable

  @inlinable @inline(always)
  init(_ host: some Layoutable) {
    self.host = host
  }

  /// Which host it is.
  var id: ObjectIdentifier { ObjectIdentifier(host) }
}

import Foundation

extension HeadlessView {
  /// Where a view stands and what its tree hands down to it: numbers only, so that they can lie in plain
  /// memory.
  @usableFromInline
  struct Standing {
    /// The place and the size in the parent, without the view's own transform.
    @usableFromInline var frame: CGRect
    /// The origin of the bounds.
    @usableFromInline var scrollOrigin = CGPoint.zero
    @usableFromInline var parent: ObjectIdentifier?
    @usableFromInline var isTransformed = false
    @usableFromInline var inherited = Inherited()
  }

  /// What a tree hands down, kept in every view so that a layout pass need not climb for it.
  @usableFromInline
  struct Inherited: Equatable {
    @usableFromInline var direction = LayoutDirection.leftToRight
    @usableFromInline var pixelGrid = PixelGrid.none
  }

  final var untransformedFrame: CGRect {
    get { standing.pointee.frame }
    set { standing.pointee.frame = newValue }
  }

  final var scrollOrigin: CGPoint {
    get { standing.pointee.scrollOrigin }
    set { standing.pointee.scrollOrigin = newValue }
  }

  final var inherited: Inherited {
    get { standing.pointee.inherited }
    set { standing.pointee.inherited = newValue }
  }
}

import Foundation

extension HeadlessView {
  /// The box around the view in its parent's coordinates, in points, y downwards.
  ///
  /// Setting it on a transformed view sets the size and center that make it so for the identity
  /// transform; as in UIKit, set ``bounds`` and ``center`` of transformed views instead.
  public final var frame: CGRect {
    @inlinable @inline(always)
    get { standing.pointee.isTransformed ? transformedFrame : standing.pointee.frame }
    set { place(newValue) }
  }

  @usableFromInline
  final var transformedFrame: CGRect { AffineTransform(toParentOf: self).box(around: bounds) }

  /// The view's own coordinates, in which its children lie. A view is scrolled by moving the origin.
  public final var bounds: CGRect {
    @inlinable @inline(always)
    get { CGRect(origin: standing.pointee.scrollOrigin, size: standing.pointee.frame.size) }
    set {
      if newValue.origin != scrollOrigin {
        scrollOrigin = newValue.origin
        setNeedsLayout()
      }
      let (size, anchor) = (untransformedFrame.size, ownAnchorPoint)
      place(
        CGRect(
          x: untransformedFrame.origin.x + (size.width - newValue.size.width) * anchor.x,
          y: untransformedFrame.origin.y + (size.height - newValue.size.height) * anchor.y,
          width: newValue.size.width, height: newValue.size.height))
    }
  }

  /// Where the anchor point lies in the parent's coordinates.
  public final var center: CGPoint {
    get {
      CGPoint(
        x: untransformedFrame.origin.x + untransformedFrame.size.width * ownAnchorPoint.x,
        y: untransformedFrame.origin.y + untransformedFrame.size.height * ownAnchorPoint.y)
    }
    set {
      let size = untransformedFrame.size
      untransformedFrame.origin = CGPoint(
        x: newValue.x - size.width * ownAnchorPoint.x,
        y: newValue.y - size.height * ownAnchorPoint.y)
    }
  }

  /// The transform about the anchor point.
  public final var transform: AffineTransform {
    get { ownTransform ?? .identity }
    set { ownTransform = newValue == .identity ? nil : newValue }
  }

  /// The point that the view is transformed about, as parts of its size; (0.5, 0.5) at first.
  ///
  /// As in UIKit, ``center`` says where this point lies, so changing it moves the view.
  public final var anchorPoint: CGPoint {
    get { ownAnchorPoint }
    set {
      let center = center
      ownAnchorPoint = newValue
      self.center = center
    }
  }

  /// `point`, in the coordinates of this view, in those of `view`.
  ///
  /// Nil where the two share no ancestor or a transform on the way has no inverse.
  public final func convert(_ point: CGPoint, to view: HeadlessView) -> CGPoint? {
    AffineTransform(from: self, to: view)?.transform(point)
  }

  /// Gives the view the size and the place that it has without its transform.
  final func place(_ frame: CGRect) {
    let isResized = frame.size != untransformedFrame.size
    untransformedFrame = frame
    if isResized { setNeedsLayout() }
  }
}

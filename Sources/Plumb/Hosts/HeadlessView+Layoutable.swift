import Foundation

extension HeadlessView: Layoutable {
  @inlinable @inline(always)
  public final var referenceSource: ReferenceSource { .view(self) }

  @inlinable @inline(always)
  public static func groupSource<Reference: LayoutReference>(
    of references: [Reference]
  ) -> ReferenceSource {
    // Written so that the optimizer sees through an array of two to its elements, and needs none.
    if references.count == 2, case .view(let one) = references[0].referenceSource,
      case .view(let other) = references[1].referenceSource
    {
      return .pair(one, other)
    }
    // An array of a subclass is one of views, but no conversion of the language does it without another
    // array.
    return .views(unsafeBitCast(references, to: [HeadlessView].self))
  }

  public final var layoutParent: HeadlessView? { parent }
  @inlinable @inline(always)
  public final var layoutBounds: CGRect { bounds }

  public final var layoutFrame: CGRect {
    @inlinable @inline(always)
    get { standing.pointee.frame }
    set { place(newValue) }
  }

  public final func applyLayout(
    _ frame: CGRect, in host: ObjectIdentifier, on grid: PixelGrid
  ) -> Bool {
    guard standing.pointee.parent == host, frame.isSound else { return false }
    place(grid.aligned(frame))
    return true
  }

  @inlinable @inline(always)
  public final func layoutFrame(
    asSiblingOf sibling: ObjectIdentifier, in host: ObjectIdentifier
  ) -> CGRect? {
    standing.pointee.frame(asSiblingOf: sibling, in: host)
  }

  public final var layoutTransform: AffineTransform? {
    guard let ownTransform else { return nil }
    let size = untransformedFrame.size
    var map = AffineTransform(
      translationByX: -scrollOrigin.x - size.width * ownAnchorPoint.x,
      byY: -scrollOrigin.y - size.height * ownAnchorPoint.y)
    map.append(ownTransform)
    map.append(AffineTransform(translationByX: center.x, byY: center.y))
    return map
  }

  public final func layoutSafeArea(in bounds: CGRect) -> CGRect {
    safeAreaInsets.inset(bounds, in: inherited.direction)
  }

  public final func layoutMarginsArea(in bounds: CGRect) -> CGRect {
    layoutMargins.inset(layoutSafeArea(in: bounds), in: inherited.direction)
  }

  public final func layoutReadableArea(in bounds: CGRect) -> CGRect {
    let margins = layoutMarginsArea(in: bounds)
    let excess = max(0, margins.size.width - readableWidth)
    return CGRect(
      x: margins.origin.x + excess / 2, y: margins.origin.y,
      width: margins.size.width - excess, height: margins.size.height)
  }

  public final var layoutZPosition: CGFloat {
    get { zPosition }
    set { zPosition = newValue }
  }

  public final var layoutName: String { name ?? String(describing: type(of: self)) }
  public final var layoutIssueHandler: LayoutIssueHandler? { issueHandler }
}

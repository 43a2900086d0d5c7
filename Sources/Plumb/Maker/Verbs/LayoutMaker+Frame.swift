import Foundation

extension LayoutMaker {
  /// Decides the whole frame, in the parent's coordinates, in points.
  ///
  /// A constant; a negative length is reported when the layout is evaluated, and taken as 0. Does not
  /// compile after any fact.
  @inlinable @inline(always)
  public func setFrame<H, V>(to frame: CGRect) -> LayoutMaker<IndividualLayout>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsHorizontalEdges, V: AcceptsVerticalEdges
  {
    .init(
      IndividualLayout(
        .init(.left(.constant(frame.origin.x)), .length(.constant(frame.size.width))),
        .init(.top(.constant(frame.origin.y)), .length(.constant(frame.size.height)))))
  }

  /// Decides the whole frame by the parent's guides, in the parent's coordinates.
  ///
  /// The closure runs once for each of the four facts when the layout is evaluated. Does not compile
  /// after any fact.
  ///
  ///     maker.setFrame(by: { $0.safeAreaGuide.frame(inside: LayoutInsets(all: 16)) })
  @inlinable @inline(always)
  public func setFrame<H, V>(
    by frame: @escaping (ParentFrameGuide<Horizontal>) -> CGRect
  ) -> LayoutMaker<IndividualLayout>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsHorizontalEdges, V: AcceptsVerticalEdges
  {
    let topLeft = PointSource.parent { (guide: ParentFrameGuide<Horizontal>) in
      let origin = frame(guide).origin
      return LayoutPoint(x: Position<Horizontal>(origin.x), y: Position(origin.y))
    }
    let size = { (guide: ParentFrameGuide<Horizontal>) in frame(guide).size }
    return .init(
      IndividualLayout(
        .init(.left(.point(topLeft)), .length(.size(size))),
        .init(.top(.point(topLeft)), .length(.size(size)))))
  }
}

import Foundation

extension LayoutMaker {
  /// Decides the whole frame, in the parent's coordinates, in points.
  ///
  /// A constant; a negative length is reported when the layout is evaluated, and taken as 0. Does not
  /// compile after any fact.
  @inlinable
  public func setFrame<H, V>(
    to frame: CGRect, file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualLayout>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsHorizontalEdges, V: AcceptsVerticalEdges
  {
    let callSite = CallSite(file: file, line: line)
    let left = Horizontal.Left(.constant(frame.origin.x), callSite)
    let top = Vertical.Top(.constant(frame.origin.y), callSite)
    return .init(
      IndividualLayout(
        .sized(left.place, LengthFact(.constant(frame.size.width), callSite)),
        .sized(top.place, LengthFact(.constant(frame.size.height), callSite))))
  }

  /// Decides the whole frame by the parent's guides, in the parent's coordinates.
  ///
  /// The closure runs once for each axis when the layout is evaluated. Does not compile after any
  /// fact.
  ///
  ///     maker.setFrame(by: { $0.safeAreaGuide.frame(inside: LayoutInsets(all: 16)) })
  @inlinable
  public func setFrame<H, V>(
    by frame: @escaping (ParentFrameGuide<Horizontal>) -> CGRect,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualLayout>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsHorizontalEdges, V: AcceptsVerticalEdges
  {
    let callSite = CallSite(file: file, line: line)
    return .init(IndividualLayout(.frame(frame, callSite), .frame(frame, callSite)))
  }
}

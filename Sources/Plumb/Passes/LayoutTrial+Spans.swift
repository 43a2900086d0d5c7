import Foundation

extension LayoutTrial {
  /// Records where the child of a cell is along a side without a limit. `placed` is its frame before it was put on the
  /// grid; its lengths may be negative.
  func noteSpan(_ frame: CGRect, _ placed: CGRect, at cell: Int, inGroup group: Int? = nil) {
    guard let isVertical = spans?.isVertical else { return }
    let (placed, frame) = (span(of: placed, isVertical), span(of: frame, isVertical))
    spans?.note(
      placed.end.isFinite ? placed : frame, end: frame.end, at: cell, inGroup: group)
  }

  private func span(of frame: CGRect, _ isVertical: Bool) -> LayoutSpan {
    isVertical
      ? LayoutSpan(of: frame, along: Vertical.self)
      : LayoutSpan(of: frame, along: Directional.self, in: space)
  }

  /// Records where a run or a matrix begins and ends, and how long it must be for its children.
  func noteGroup<Axis: FrameAxis>(
    _ span: LayoutSpan, needed: CGFloat, at cell: Int, along axis: Axis.Type
  ) {
    guard let isVertical = spans?.isVertical, isVertical == (Axis.kind == .vertical) else { return }
    spans?.noteGroup(isVertical ? span : space.along(span), needed: needed, at: cell)
  }
}

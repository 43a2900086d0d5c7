import Foundation

extension LayoutMaker where State: TakesGivingWay {
  /// Lets this child shrink down to `minimum` points if room is missing. Children without such a call do not shrink.
  ///
  /// Call it again for another child, which shrinks once the earlier one cannot shrink further. If the children
  /// still need more room, the run overflows, and that is reported. Call it after the lengths and before the run
  /// is complete. The last call for a child counts. A negative minimum is reported and becomes 0. A view that is not
  /// in the list of children is reported.
  ///
  ///     $0.row().fitWidth().givingWay(subtitle).givingWay(title, downTo: 60)
  ///       .pack(at: .leading, gaps: 8)
  public func givingWay(
    _ child: some Layoutable, downTo minimum: CGFloat = 0
  ) -> LayoutMaker<State> {
    .init(state.adding(RunYield(children: [child], shares: [], minimum: minimum)))
  }

  /// Lets these children shrink together if room is missing, each down to `minimum` points.
  ///
  /// Each child shrinks in proportion to its share times its length, like `flex-shrink`; without shares, in proportion
  /// to its length. A negative share is reported and becomes 0. If there are not as many shares as children, that is
  /// reported, and a child without a share does not shrink.
  ///
  ///     $0.row().fitWidth().givingWay([title, subtitle], by: [1, 3], downTo: 40)
  ///       .pack(at: .leading, gaps: 8)
  public func givingWay<Child: Layoutable>(
    _ children: [Child], by shares: [CGFloat] = [], downTo minimum: CGFloat = 0
  ) -> LayoutMaker<State> {
    .init(state.adding(RunYield(children: children, shares: shares, minimum: minimum)))
  }
}

extension LayoutMaker where State: TakesRunLengthList, State.Axis: RowAxis {
  /// Decides the width of each child in a list, with spacers between them.
  ///
  /// The row then needs gaps, or a distribution. Shares and spacers take the space that the other widths leave. If the
  /// list has neither, and the row has gaps, the rest stays free after the last child, and that is reported. If there
  /// are not as many widths as children, that is reported, and a child without a width is 0 wide.
  ///
  ///     $0.row().setWidths(to: [.fixed(44), .between(80...), .spacer, .fitted]).setGaps(to: 8)
  public func setWidths(to widths: [RunLength]) -> LayoutMaker<State.AddingLengthList> {
    .init(state.adding(RunLengths(widths)))
  }
}

extension LayoutMaker where State: TakesRunLengthList, State.Axis: ColumnAxis {
  /// Decides the height of each child in a list, with spacers between them.
  ///
  /// The column then needs gaps, or a distribution. Shares and spacers take the space that the other heights leave. If
  /// the list has neither, and the column has gaps, the rest stays free below the last child, and that is reported. If
  /// there are not as many heights as children, that is reported, and a child without a height is 0 high.
  ///
  ///     $0.column().setHeights(to: [.fixed(44), .share, .fitted]).setGaps(to: 8)
  public func setHeights(to heights: [RunLength]) -> LayoutMaker<State.AddingLengthList> {
    .init(state.adding(RunLengths(heights)))
  }
}

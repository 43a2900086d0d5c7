import Foundation

extension LayoutMaker where State: TakesGivingWay {
  /// If there is not enough room, this child gives way, down to so many points, and those that are not named do not.
  ///
  /// Said again, the next child gives way once the one before cannot give more. If all that may give way have, and
  /// it still does not fit, the run reaches over its end, which is reported. It is said after the lengths and before
  /// the run is complete; what is said of a child last counts. A negative minimum is reported and taken as 0.
  ///
  ///     $0.row().fitWidth().givingWay(subtitle).givingWay(title, downTo: 60)
  ///       .pack(at: .leading, gaps: 8)
  public func givingWay(
    _ child: some Layoutable, downTo minimum: CGFloat = 0
  ) -> LayoutMaker<State> {
    .init(state.adding(RunYield(children: [child], shares: [], minimum: minimum)))
  }

  /// If there is not enough room, these children give way together, each down to so many points.
  ///
  /// Each loses in proportion to its share times its length, as `flex-shrink` does; without shares, in proportion
  /// to its length. A negative share is reported and taken as 0, and so is another number of shares than children.
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
  /// The row then needs gaps, or a distribution. Shares and spacers take up what the other widths leave. If nothing
  /// in the list does, and the row has gaps, what is left stays behind the last child, and that is reported. Another
  /// number of widths than children is reported; a child without one is 0 wide.
  ///
  ///     $0.row().setWidths(to: [.fixed(44), .between(80...), .spacer, .fitted]).setGaps(to: 8)
  public func setWidths(to widths: [RunLength]) -> LayoutMaker<State.AddingLengthList> {
    .init(state.adding(RunLengths(widths)))
  }
}

extension LayoutMaker where State: TakesRunLengthList, State.Axis: ColumnAxis {
  /// Decides the height of each child in a list, with spacers between them.
  ///
  /// The column then needs gaps, or a distribution. Shares and spacers take up what the other heights leave. If
  /// nothing in the list does, and the column has gaps, what is left stays below the last child, and that is
  /// reported. Another number of heights than children is reported; a child without one is 0 high.
  ///
  ///     $0.column().setHeights(to: [.fixed(44), .share, .fitted]).setGaps(to: 8)
  public func setHeights(to heights: [RunLength]) -> LayoutMaker<State.AddingLengthList> {
    .init(state.adding(RunLengths(heights)))
  }
}

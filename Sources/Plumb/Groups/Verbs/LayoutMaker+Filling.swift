import Foundation

extension LayoutMaker where State: TakesRunGaps {
  /// Decides the space between two neighbors, in points along the run.
  ///
  /// A negative gap is reported and becomes 0. The run also needs weights or a list of lengths, to take the remaining
  /// space. A distribution decides the gaps itself, so it does not compile.
  ///
  ///     $0.row().equalizeWidths().setGaps(to: 8)
  public func setGaps(to gap: CGFloat) -> LayoutMaker<State.AddingGaps> {
    .init(state.adding(RunGap(length: State.Axis.length(gap))))
  }

  /// Decides the space between two neighbors, in points along the run, by a closure that measures from the parent's
  /// guides.
  ///
  /// The closure runs once each time the run is evaluated. In all other ways, the gap is like one of ``setGaps(to:)``.
  public func setGaps(
    by gap: @escaping (LayoutGuide.Parent<State.Axis.Main>) -> CGFloat
  ) -> LayoutMaker<State.AddingGaps> {
    .init(state.adding(RunGap(length: State.Axis.length(by: gap))))
  }
}

extension LayoutMaker where State: TakesRunDistribution {
  /// Divides the space that the lengths leave into equal gaps. The first child is flush with the start of the run, and
  /// the last one with its end.
  ///
  /// With `includingEnds`, there are gaps of the same length before the first child and after the last one as well. A
  /// single child is at the start; with `includingEnds`, it is in the middle. If the lengths leave no space, the gaps
  /// are 0, and the lengths shrink in proportion, unless a list of lengths or `givingWay` decides otherwise. The run
  /// needs lengths; weights do not compile.
  ///
  ///     $0.row().fitWidth().equalizeGaps(includingEnds: true)
  public func equalizeGaps(
    includingEnds: Bool = false
  ) -> LayoutMaker<State.AddingDistribution> {
    .init(state.adding(RunDistribution(kind: .equalGaps(withEnds: includingEnds))))
  }

  /// Packs the children at a side of the run, with fixed gaps in points between them. The remaining space is free on
  /// the other side. If the children are packed in the middle, half of it is free on each side.
  ///
  /// A negative gap is reported and becomes 0. If room is missing, the lengths shrink in proportion, unless a list of
  /// lengths or `givingWay` decides otherwise. The run needs lengths; weights do not compile.
  ///
  ///     $0.row().fitWidth().pack(at: .leading, gaps: 8)
  ///     $0.column().fitHeight().pack(at: .middle, gaps: 8)
  public func pack(
    at side: RunSide<State.Axis>, gaps: CGFloat
  ) -> LayoutMaker<State.AddingDistribution> {
    .init(
      state.adding(
        RunDistribution(kind: .packed(part: side.part, gap: State.Axis.length(gaps)))))
  }

  /// Packs the children at a side of the run, with gaps that a closure computes from the parent's guides. The closure
  /// runs once each time the run is evaluated.
  public func pack(
    at side: RunSide<State.Axis>,
    gapsBy gap: @escaping (LayoutGuide.Parent<State.Axis.Main>) -> CGFloat
  ) -> LayoutMaker<State.AddingDistribution> {
    .init(
      state.adding(
        RunDistribution(
          kind: .packed(part: side.part, gap: State.Axis.length(by: gap)))))
  }
}

extension LayoutMaker where State: TakesRunWeights, State.Axis: RowAxis {
  /// Makes the widths equal, so that they fill the row.
  ///
  /// If the row has widths already, the space that the widths and the gaps leave is shared equally. The row needs gaps.
  /// A distribution does not compile, because it would take the same space.
  ///
  ///     $0.row().equalizeWidths().setGaps(to: 8)
  public func equalizeWidths() -> LayoutMaker<State.AddingWeights> {
    .init(state.adding(RunWeights(list: nil)))
  }

  /// Makes the widths proportional to weights, one for each child, so that they fill the row.
  ///
  /// If the row has widths already, the weights share the space that the widths and the gaps leave, so a weight of 0
  /// leaves a child as it is. Weights with a sum below 1 leave the rest free. Negative weights are reported and become
  /// 0. If a weight is not finite, that is reported, and the children keep their frames.
  ///
  ///     $0.row().weighWidths(by: [1, 2, 1]).setGaps(to: 8)
  ///     $0.row().fitWidth().weighWidths(by: [0, 1, 0]).setGaps(to: 8)   // the second fills the rest
  public func weighWidths(by weights: [CGFloat]) -> LayoutMaker<State.AddingWeights> {
    .init(state.adding(RunWeights(list: weights)))
  }
}

extension LayoutMaker where State: TakesRunWeights, State.Axis: ColumnAxis {
  /// Makes the heights equal, so that they fill the column.
  ///
  /// If the column has heights already, the space that the heights and the gaps leave is shared equally. The column
  /// needs gaps. A distribution does not compile, because it would take the same space.
  public func equalizeHeights() -> LayoutMaker<State.AddingWeights> {
    .init(state.adding(RunWeights(list: nil)))
  }

  /// Makes the heights proportional to weights, one for each child, so that they fill the column.
  ///
  /// If the column has heights already, the weights share the space that the heights and the gaps leave, so a weight of
  /// 0 leaves a child as it is. Weights with a sum below 1 leave the rest free. Negative weights are reported and
  /// become 0. If a weight is not finite, that is reported, and the children keep their frames.
  public func weighHeights(by weights: [CGFloat]) -> LayoutMaker<State.AddingWeights> {
    .init(state.adding(RunWeights(list: weights)))
  }
}

extension LayoutMaker where State == GroupLayout {
  /// Leaves hidden children out: they keep their frames, and the others are laid out without them. Each child keeps its
  /// own entry in a list of weights or lengths, also if children before it are hidden.
  ///
  /// Children are asked whether they are hidden each time the layout is evaluated.
  public func skippingHidden() -> LayoutMaker<GroupLayout> {
    var layout = state
    layout.skipsHidden = true
    return LayoutMaker(layout)
  }
}

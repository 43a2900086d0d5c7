import Foundation

extension LayoutMaker where State: TakesRunGaps {
  /// Decides the room between two neighbours, in points along the run.
  ///
  /// A constant. A negative gap is reported and taken as 0. The run then needs weights, so that the
  /// lengths take up what is left; a distribution decides its gaps itself and does not compile.
  ///
  ///     $0.row().equalizeWidths().setGaps(to: 8)
  public func setGaps(to gap: CGFloat) -> LayoutMaker<State.AddingGaps> {
    .init(state.adding(RunGap(length: State.Axis.length(gap))))
  }

  /// Decides the room between two neighbours by the parent's guides.
  ///
  /// The closure runs once each time the run is evaluated. Otherwise as a constant gap.
  public func setGaps(
    by gap: @escaping (LayoutGuide.Parent<State.Axis.Main>) -> CGFloat
  ) -> LayoutMaker<State.AddingGaps> {
    .init(state.adding(RunGap(length: State.Axis.length(by: gap))))
  }
}

extension LayoutMaker where State: TakesRunDistribution {
  /// Gives what the lengths leave to the gaps, all equal: the first child is flush with the start of
  /// the run and the last one with its end.
  ///
  /// With `includingEnds`, the room before the first child and after the last one is such a gap as
  /// well. One child alone is at the start, or in the middle with the ends. If the lengths leave
  /// nothing, the gaps are 0 and the lengths shrink. The run needs lengths; weights do not compile.
  ///
  ///     $0.row().fitWidth().equalizeGaps(includingEnds: true)
  public func equalizeGaps(
    includingEnds: Bool = false
  ) -> LayoutMaker<State.AddingDistribution> {
    .init(state.adding(RunDistribution(kind: .equalGaps(withEnds: includingEnds))))
  }

  /// Packs the children at a side of the run, with fixed gaps in points between them. What they leave
  /// stays free on the other side, or half of it on each.
  ///
  /// A negative gap is reported and taken as 0. If there is not enough room, the lengths shrink in
  /// proportion. The run needs lengths; weights do not compile.
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

  /// The same with gaps that a closure computes from the parent's guides. It runs once each time the
  /// run is evaluated.
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
  /// Makes the widths equal and the row full.
  ///
  /// After widths, what those and the gaps leave is shared out equally. The row needs gaps; a
  /// distribution, the other way to take up what is left, does not compile.
  ///
  ///     $0.row().equalizeWidths().setGaps(to: 8)
  public func equalizeWidths() -> LayoutMaker<State.AddingWeights> {
    .init(state.adding(RunWeights(list: nil)))
  }

  /// Makes the widths so many parts each, and the row full: one weight for each child.
  ///
  /// After widths, what those and the gaps leave is shared out by the weights, so that a weight of 0
  /// leaves a child as it is. Weights whose sum is below 1 leave the rest free. Negative weights are reported and taken as 0; weights that are no
  /// number are reported, and the children keep their frames.
  ///
  ///     $0.row().weighWidths(by: [1, 2, 1]).setGaps(to: 8)
  ///     $0.row().fitWidth().weighWidths(by: [0, 1, 0]).setGaps(to: 8)   // the second fills the rest
  public func weighWidths(by weights: [CGFloat]) -> LayoutMaker<State.AddingWeights> {
    .init(state.adding(RunWeights(list: weights)))
  }
}

extension LayoutMaker where State: TakesRunWeights, State.Axis: ColumnAxis {
  /// Makes the heights equal and the column full.
  ///
  /// After heights, what those and the gaps leave is shared out equally. The column needs gaps; a
  /// distribution, the other way to take up what is left, does not compile.
  public func equalizeHeights() -> LayoutMaker<State.AddingWeights> {
    .init(state.adding(RunWeights(list: nil)))
  }

  /// Makes the heights so many parts each, and the column full: one weight for each child.
  ///
  /// After heights, what those and the gaps leave is shared out by the weights, so that a weight of 0
  /// leaves a child as it is. Weights whose sum is below 1 leave the rest free. Negative weights are reported and taken as 0; weights that are no
  /// number are reported, and the children keep their frames.
  public func weighHeights(by weights: [CGFloat]) -> LayoutMaker<State.AddingWeights> {
    .init(state.adding(RunWeights(list: weights)))
  }
}

extension LayoutMaker where State == GroupLayout {
  /// Leaves hidden children out: they keep their frames, and the others are laid out as if they were
  /// not in the list.
  ///
  /// Which are hidden is asked each time the layout is evaluated.
  public func skippingHidden() -> LayoutMaker<GroupLayout> {
    var layout = state
    layout.skipsHidden = true
    return LayoutMaker(layout)
  }
}

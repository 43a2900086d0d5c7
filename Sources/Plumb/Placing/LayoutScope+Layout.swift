import Foundation

extension LayoutScope {
  /// Lays out `child` in this host, at once.
  ///
  ///     card.plumb.layout(title) {
  ///       $0.setLeading(inset: 8).setTrailing(inset: 8).setTop(inset: 8).fitHeight()
  ///     }
  ///
  /// The layout is evaluated against the current state of this host, in the coordinates of its bounds, and is not
  /// stored. An incomplete or overspecified layout does not compile. A mistake that shows only in values, such as
  /// a NaN or a missing reference, is reported, and `child` keeps its frame.
  ///
  /// The closure runs once. This costs about as much as the same frame written by hand, and allocates nothing.
  @_alwaysEmitIntoClient @inline(always)
  public func layout<Child: Layoutable>(
    _ child: Child, file: StaticString = #fileID, line: UInt = #line,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) {
    apply(make(LayoutMaker()).state, to: child, file, line)
  }

  // In debug builds, a copy in each call would only slow down compilation.
  #if !DEBUG
    @inline(always)
  #endif
  @_alwaysEmitIntoClient
  func apply<Child: Layoutable>(
    _ layout: IndividualLayout, to child: Child, _ file: StaticString, _ line: UInt
  ) {
    let context = LayoutContext(parent: host, child: child)
    var placed = layout.placed(in: context)
    placed.close { host.plumbPixelGrid.fitted(child.plumbSizeThatFits($0)) }
    let frame = placed.frame
    if frame.isSound, layout.adjustments.isEmpty, !placed.rows.names.0.isBaseline,
      child.parentAddress == context.parentID
    {
      let grid = host.plumbPixelGrid
      if grid.isNone {
        child.plumbFrame = frame
        return
      }
      let aligned = grid.aligned(frame)
      if aligned.isSound {
        child.plumbFrame = aligned
        return
      }
    }
    settle(child, placed, layout.adjustments, LayoutCallSite(file, line))
  }

  // Takes the numbers and not the layout, so that the caller need not keep the layout's facts.
  @usableFromInline @inline(never)
  func settle(
    _ child: any Layoutable, _ placed: PlacedFrame, _ adjustments: AdjustmentChain,
    _ callSite: LayoutCallSite
  ) {
    let evaluation = LayoutEvaluation(
      context: LayoutContext(anyParent: host, anyChild: child, nil), adjustments: adjustments,
      callSite: callSite)
    guard child.isChild(of: host) else {
      evaluation.report(.notAChild, "layout")
      return
    }
    guard let frame = evaluation.settled(placed) else { return }
    child.plumbFrame = frame
    evaluation.finish(frame)
  }

  /// The frame that `layout(_:)` would give to `child`, without moving anything; nil,
  /// and reported, if the layout has none.
  public func frame(
    of child: some Layoutable, file: StaticString = #fileID, line: UInt = #line,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) -> CGRect? {
    let context = LayoutContext(parent: host, child: child)
    let layout = make(LayoutMaker()).state
    var placed = layout.placedOutOfLine(in: context)
    placed.close { host.plumbPixelGrid.fitted(child.plumbSizeThatFits($0)) }
    return LayoutEvaluation(
      context: context, adjustments: layout.adjustments, callSite: LayoutCallSite(file, line)
    ).settled(placed)
  }
}

extension LayoutScope {
  @available(
    *, unavailable,
    message: "a layout says where: layout(title) { $0.setTopLeft(to: .zero).fitSize() }"
  )
  @_alwaysEmitIntoClient public func layout(_ child: some Layoutable) { unreachable() }
}

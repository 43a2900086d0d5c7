import Foundation

extension LayoutScope {
  /// Lays out `child` in this host, at once.
  ///
  ///     card.plumb.layout(title) {
  ///       $0.setLeft(to: 8).setRight(by: { $0.right - 8 }).setTop(to: 8).fitHeight()
  ///     }
  ///
  /// The layout is evaluated against this host as it stands, in its bounds' coordinates, and nothing
  /// of it is kept. An incomplete or overspecified layout does not compile. What only the values show
  /// (a fact that is no number, a reference that is gone) is reported, and `child` keeps its frame.
  ///
  /// Costs what the same frame costs when it is written by hand, and allocates nothing.
  @inlinable @inline(always)
  public func layout<Child: Layoutable>(
    _ child: Child, file: StaticString = #fileID, line: UInt = #line,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) {
    let callSite = CallSite(file: file, line: line)
    let context = LayoutContext(parent: host, child: child, callSite: callSite)
    let placed = make(LayoutMaker()).state.placed(in: context)
    if !placed.isAdjusted
      && child.applyLayout(
        placed.frame(of: child, in: context), in: context.parentID, on: context.grid)
    {
      return
    }
    // Makes the layout again rather than handing on the one that was made, so that the frequent way
    // out above leaves nothing of the layout to be kept: no closure has to be allocated for it.
    settle(child, callSite, make)
  }

  @usableFromInline @inline(never)
  func settle(
    _ child: any Layoutable, _ callSite: CallSite,
    _ make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) {
    let context = LayoutContext(parent: host, child: child, callSite: callSite)
    guard let parent = child.layoutParent, parent === host else {
      context.report(.notAChild, "layout")
      return
    }
    if let frame = make(LayoutMaker()).state.frame(in: context) { child.layoutFrame = frame }
  }

  /// The frame that ``layout(_:file:line:by:)`` would give to `child`, without moving anything; nil,
  /// and reported, where the layout has none.
  public func frame(
    of child: some Layoutable, file: StaticString = #fileID, line: UInt = #line,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) -> CGRect? {
    let callSite = CallSite(file: file, line: line)
    return make(LayoutMaker()).state.frame(
      in: LayoutContext(parent: host, child: child, callSite: callSite))
  }
}

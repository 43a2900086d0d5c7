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
  @inlinable @inline(__always)
  public func layout<Child: Layoutable>(
    _ child: Child, file: StaticString = #fileID, line: UInt = #line,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) {
    if let frame = frame(of: child, file: file, line: line, by: make) {
      child.layoutFrame = frame
    }
  }

  /// The frame that ``layout(_:file:line:by:)`` would give to `child`, without moving anything; nil,
  /// and reported, where the layout has none.
  @inlinable @inline(__always)
  public func frame<Child: Layoutable>(
    of child: Child, file: StaticString = #fileID, line: UInt = #line,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) -> CGRect? {
    let context = LayoutContext(parent: host, child: child)
    let layout = make(LayoutMaker()).state
    let frame = layout.factualFrame(in: context)
    if frame.isSound && layout.adjustments.isEmpty && child.layoutParent === host {
      return context.grid.aligned(frame)
    }
    return settledFrame(of: child, file: file, line: line, by: make)
  }

  // Makes the layout again rather than taking the one that was made, so that the frequent way out
  // above leaves nothing of the layout to be kept: no closure has to be allocated for it.
  @usableFromInline @inline(never)
  func settledFrame(
    of child: any Layoutable, file: StaticString, line: UInt,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) -> CGRect? {
    let context = LayoutContext(parent: host, child: child)
    guard let parent = child.layoutParent, parent === host else {
      context.report(.notAChild, "layout", CallSite(file: file, line: line))
      return nil
    }
    return make(LayoutMaker()).state.frame(in: context)
  }
}

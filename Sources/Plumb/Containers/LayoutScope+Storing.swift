extension LayoutScope where Host: LayoutInfoStorable {
  /// Stores the layout of `child`, to be run in every layout pass of this container.
  ///
  /// The layout replaces the one stored before. It is evaluated in the pass, in the coordinates of
  /// this container's bounds, after the children of lower order. An incomplete or overspecified layout
  /// does not compile.
  ///
  ///     card.plumb.setLayout(for: title) {
  ///       $0.setLeft(to: 8).setRight(by: { $0.right - 8 }).setTop(to: 8).fitHeight()
  ///     }
  public func setLayout(
    for child: some Layoutable, file: StaticString = #fileID, line: UInt = #line,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) {
    let callSite = CallSite(file: file, line: line)
    let store = host.layoutInfo.store(for: child, callSite)
    store.layout = make(LayoutMaker()).layout.holdingReferencesWeakly
    store.callSite = callSite
    host.setNeedsLayout()
  }

  /// Stores when in a pass `child` is laid out: children of lower order come first, those of the same
  /// order in the order of the subviews. The default is 0.
  public func setOrder(
    to order: Int, for child: some Layoutable, file: StaticString = #fileID, line: UInt = #line
  ) {
    host.layoutInfo.store(for: child, CallSite(file: file, line: line)).order = order
    host.setNeedsLayout()
  }

  /// Forgets the layout and the order of `child`, which keeps its frame.
  public func removeLayout(for child: some Layoutable) {
    host.layoutInfo.stored[ObjectIdentifier(child)] = nil
    host.setNeedsLayout()
  }
}

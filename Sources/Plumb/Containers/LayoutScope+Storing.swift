extension LayoutScope where Host: LayoutInfoStorable {
  /// Stores the layout of `child`. Each layout pass of this container runs it.
  ///
  /// The new layout replaces the previous one. A pass evaluates it in the coordinates of this container's bounds,
  /// after it has laid out the children of lower order and those that the layout is pinned to. An incomplete or
  /// overspecified layout does not compile.
  ///
  ///     card.plumb.setLayout(for: title) {
  ///       $0.setLeft(to: 8).setRight(by: { $0.right - 8 }).setTop(to: 8).fitHeight()
  ///     }
  ///
  /// The closure runs once, immediately; references are held weakly. In a container with conditions this is the
  /// default layout, in force under each condition without a layout of its own.
  public func setLayout(
    for child: some Layoutable, file: StaticString = #fileID, line: UInt = #line,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) {
    store(for: child, under: nil, LayoutCallSite(file, line)) { make($0) }
  }

  /// Stores the order of `child`. A pass lays out children of lower order first. The default is 0.
  ///
  /// Within one order, a child comes after those it is pinned to. So orders are only needed for dependencies that
  /// pins do not show, such as a closure that reads a frame. In a container with conditions this is the default
  /// order, in force under each condition without an order of its own.
  public func setOrder(
    to order: Int, for child: some Layoutable, file: StaticString = #fileID, line: UInt = #line
  ) {
    change(child, under: nil, LayoutCallSite(file, line)) { $0.order = order }
  }

  /// Stores the z-index of `child`. Children with a higher z-index are in front, whatever the order of the
  /// subviews, which does not change.
  ///
  /// The container applies z-indices when it plans its layouts for a pass. The default is 0. In a container with
  /// conditions this is the default z-index, in force under each condition without a z-index of its own.
  public func setZIndex(
    to zIndex: Int, for child: some Layoutable, file: StaticString = #fileID, line: UInt = #line
  ) {
    change(child, under: nil, LayoutCallSite(file, line)) { $0.zIndex = zIndex }
  }

  /// Removes the layouts, orders and z-indices of `child`, which keeps its frame. If a z-index was stored, the z-index
  /// of `child` becomes 0.
  public func removeLayout(for child: some Layoutable) {
    if host.layoutInfo.stored(for: child)?.hasZIndex ?? false { child.plumbZPosition = 0 }
    host.layoutInfo.remove(child)
    host.askForPass()
  }
}

extension LayoutScope where Host: LayoutInfoStorable, Host.Condition: LayoutCondition {
  /// Stores the layout of `child` under a condition, where it replaces the default one.
  ///
  ///     page.plumb.setLayout(for: sidebar, when: .compact) { $0.stickOnParent() }
  public func setLayout(
    for child: some Layoutable, when condition: Host.Condition,
    file: StaticString = #fileID, line: UInt = #line,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) {
    store(for: child, under: AnyHashable(condition), LayoutCallSite(file, line)) { make($0) }
  }

  /// Stores the layouts of `child` under all conditions: the closure runs immediately, once for each case.
  /// Forgetting a case does not compile.
  ///
  ///     page.plumb.setLayout(for: sidebar) { maker, condition in
  ///       switch condition {
  ///       case .compact: maker.stickOnParent()
  ///       case .regular: maker.setTopLeft(to: .zero).setWidth(to: 200).setBottom(by: { $0.bottom })
  ///       }
  ///     }
  public func setLayout(
    for child: some Layoutable, file: StaticString = #fileID, line: UInt = #line,
    by make: (LayoutMaker<IndividualProperty.Initial>, Host.Condition) -> LayoutMaker<
      IndividualLayout
    >
  ) {
    for condition in Host.Condition.allCases {
      store(for: child, under: AnyHashable(condition), LayoutCallSite(file, line)) {
        make($0, condition)
      }
    }
  }

  /// Stores the order of `child` under a condition, where it replaces the default order.
  public func setOrder(
    to order: Int, for child: some Layoutable, when condition: Host.Condition,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    change(child, under: AnyHashable(condition), LayoutCallSite(file, line)) { $0.order = order }
  }

  /// Stores the z-index of `child` under a condition, where it replaces the default z-index.
  public func setZIndex(
    to zIndex: Int, for child: some Layoutable, when condition: Host.Condition,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    change(child, under: AnyHashable(condition), LayoutCallSite(file, line)) { $0.zIndex = zIndex }
  }
}

extension LayoutScope where Host: LayoutInfoStorable {
  /// Makes a layout, and stores it under `condition`, or as the default layout if `condition` is nil.
  private func store(
    for child: some Layoutable, under condition: AnyHashable?, _ callSite: LayoutCallSite,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) {
    let owners = OwnerCount(of: host)
    let layout = store(make(LayoutMaker()).layout, for: child, under: condition, callSite)
    if owners.hasGrown(host) { reportRetainCycle([layout], for: child, callSite) }
  }

  /// Stores a layout under `condition`, or as the default layout if `condition` is nil. Reports each host that one
  /// reference contains more than once.
  @discardableResult
  func store(
    _ layout: IndividualLayout, for child: some Layoutable, under condition: AnyHashable?,
    _ callSite: LayoutCallSite
  ) -> StoredLayout {
    let layout = StoredLayout(layout, callSite, in: host.layoutInfo.table)
    change(child, under: condition, callSite) { $0.layout = layout }
    for name in layout.repeatedHosts.sorted() {
      LayoutIssue(
        kind: .duplicateReference, view: child.plumbName, asked: name, callSite: callSite
      ).deliver(in: host)
    }
    return layout
  }

  /// Reports a retain cycle if one of the layouts has closures. Called if the container has more owners after the
  /// layouts were made than before.
  func reportRetainCycle(
    _ layouts: [StoredLayout], for child: some Layoutable, _ callSite: LayoutCallSite
  ) {
    guard layouts.contains(where: \.runsCode) else { return }
    LayoutIssue(kind: .retainCycle, view: child.plumbName, asked: "layout", callSite: callSite)
      .deliver(in: host)
  }

  /// Changes the settings stored for `child` under `condition`, or the default settings if it is nil, and asks for a
  /// pass. If `child` is the container, or if another container owns the `LayoutInfo`, reports that and changes
  /// nothing.
  func change(
    _ child: some Layoutable, under condition: AnyHashable?, _ callSite: LayoutCallSite,
    _ change: (inout ChildSettings) -> Void
  ) {
    guard child !== host else {
      return LayoutIssue(
        kind: .notAChild, view: child.plumbName, asked: "layout", callSite: callSite
      ).deliver(in: host)
    }
    guard host.layoutInfo.belong(to: host) else {
      return host.reportInterference(.sharedLayoutInfo)
    }
    if host.layoutInfo.isInPass { host.reportInterference(.changeInPass) }
    host.layoutInfo.change(child, under: condition, change)
    host.askForPass()
  }
}

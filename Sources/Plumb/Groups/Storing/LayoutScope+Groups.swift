import Foundation

extension LayoutScope where Host: LayoutInfoStorable {
  /// Stores one layout of several children: a row, a column, a flow or a matrix.
  ///
  /// Each layout pass of this container runs the layout as one step, after the children of lower order and after all
  /// hosts that the layout is pinned to. Other layouts may be pinned to any of the children. An incomplete layout does
  /// not compile.
  ///
  ///     let tabs = bar.plumb.setLayout(for: [home, search, profile]) {
  ///       $0.row().equalizeWidths().setGaps(to: 0).stickOnParentVertically()
  ///     }
  ///     tabs.children.append(settings)
  ///
  /// The closure runs once, immediately. Children and references are held weakly. A view that is no child of this
  /// container takes no room and is reported. A removed child leaves no gap, and returns to its place when it is added
  /// again. A child that gets a layout of its own leaves the group. In a container with conditions, this is the default
  /// layout of the children: it applies to a child under each condition for which the child has no other layout.
  @discardableResult
  public func setLayout<Child: Layoutable, Layout: CompleteGroup>(
    for children: [Child], file: StaticString = #fileID, line: UInt = #line,
    by make: (LayoutMaker<GroupProperty.Initial>) -> LayoutMaker<Layout>
  ) -> LayoutGroup<Child> {
    store(
      make(LayoutMaker(GroupProperty.Initial())).state.group, for: children, under: nil,
      LayoutCallSite(file, line))
  }

  /// Stores the order of several children. A group is laid out at the greatest order of its children.
  public func setOrder<Child: Layoutable>(
    to order: Int, for children: [Child], file: StaticString = #fileID, line: UInt = #line
  ) {
    for child in children { setOrder(to: order, for: child, file: file, line: line) }
  }

  /// Stores the z-index of several children.
  public func setZIndex<Child: Layoutable>(
    to zIndex: Int, for children: [Child], file: StaticString = #fileID, line: UInt = #line
  ) {
    for child in children { setZIndex(to: zIndex, for: child, file: file, line: line) }
  }

  fileprivate func store<Child: Layoutable>(
    _ layout: GroupLayout, for children: [Child], under condition: AnyHashable?,
    _ callSite: LayoutCallSite
  ) -> LayoutGroup<Child> {
    let stored = layout.stored(callSite, in: host.layoutInfo.table)
    let group = LayoutGroup<Child>(stored, under: condition, in: host)
    group.children = children
    return group
  }
}

/// A group of children that a container lays out together, in their order.
///
/// You need not keep it; the container keeps the layout.
public final class LayoutGroup<Child: Layoutable> {
  private let layout: StoredLayout
  private let condition: AnyHashable?
  private weak var container: (any LayoutInfoStorable)?

  init(
    _ layout: StoredLayout, under condition: AnyHashable?, in container: some LayoutInfoStorable
  ) {
    self.layout = layout
    self.condition = condition
    self.container = container
  }

  /// The children that still exist and are still in the group. If you set the list, the next pass lays out the children
  /// in it. A child that is removed from the list loses this layout. If it has no other layout, it keeps its frame.
  ///
  /// A child that is listed twice is reported, and its first place counts.
  public var children: [Child] {
    get { container.map { hosts(in: $0).compactMap { $0 as? Child } } ?? [] }
    set { container.map { set(newValue, in: $0) } }
  }

  private func hosts(in container: some LayoutInfoStorable) -> [any Layoutable] {
    let table = container.layoutInfo.table
    return (layout.group?.members ?? []).compactMap { cell in
      guard table[cell]?.has(layout, under: condition) ?? false else { return nil }
      return table.host(at: cell)
    }
  }

  private func set(_ children: [Child], in container: some LayoutInfoStorable) {
    let scope = container.plumb
    var known: Set<ObjectIdentifier> = []
    var list: [Child] = []
    for child in children {
      if known.insert(ObjectIdentifier(child)).inserted {
        list.append(child)
      } else {
        LayoutIssue(duplicateChild: child.plumbName, layout.callSite).deliver(in: container)
      }
    }
    for host in hosts(in: container) where !known.contains(ObjectIdentifier(host)) {
      scope.change(host, under: condition, layout.callSite) { $0.layout = nil }
    }
    for child in list where child !== container {
      scope.change(child, under: condition, layout.callSite) { [layout] in $0.layout = layout }
    }
    if list.contains(where: { $0 === container }) {
      LayoutIssue(
        kind: .notAChild, view: container.plumbName, asked: "layout", callSite: layout.callSite
      ).deliver(in: container)
    }
    let table = container.layoutInfo.table
    layout.group?.members = list.compactMap { table.cell(of: $0) }
    container.askForPass()
  }
}

extension StoredChild {
  /// Whether `layout` is the child's layout in force under `condition`. If `condition` is nil, whether it is the
  /// child's default layout.
  func has(_ layout: StoredLayout, under condition: AnyHashable?) -> Bool {
    settings(under: condition).layout === layout
  }
}

extension LayoutScope where Host: LayoutInfoStorable, Host.Condition: LayoutCondition {
  /// Stores one layout of several children under a condition, where it replaces the default one.
  @discardableResult
  public func setLayout<Child: Layoutable, Layout: CompleteGroup>(
    for children: [Child], when condition: Host.Condition,
    file: StaticString = #fileID, line: UInt = #line,
    by make: (LayoutMaker<GroupProperty.Initial>) -> LayoutMaker<Layout>
  ) -> LayoutGroup<Child> {
    store(
      make(LayoutMaker(GroupProperty.Initial())).state.group, for: children,
      under: AnyHashable(condition),
      LayoutCallSite(file, line))
  }

  /// Stores the layouts of several children under all conditions: the closure runs immediately, once for each
  /// case. Forgetting a case does not compile.
  ///
  ///     page.plumb.setLayout(for: cards) { maker, condition in
  ///       switch condition {
  ///       case .compact: maker.column().fitHeight().pack(at: .top, gaps: 8).stickOnParentHorizontally()
  ///       case .regular: maker.row().equalizeWidths().setGaps(to: 8).stickOnParentVertically()
  ///       }
  ///     }
  ///
  /// The returned groups are in the order of the cases.
  @discardableResult
  public func setLayout<Child: Layoutable>(
    for children: [Child], file: StaticString = #fileID, line: UInt = #line,
    by make: (LayoutMaker<GroupProperty.Initial>, Host.Condition) -> LayoutMaker<GroupLayout>
  ) -> [LayoutGroup<Child>] {
    Host.Condition.allCases.map { condition in
      store(
        make(LayoutMaker(GroupProperty.Initial()), condition).state, for: children,
        under: AnyHashable(condition),
        LayoutCallSite(file, line))
    }
  }

  /// Stores the order of several children under a condition. A group is laid out at the greatest order of its
  /// children.
  public func setOrder<Child: Layoutable>(
    to order: Int, for children: [Child], when condition: Host.Condition,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    for child in children {
      setOrder(to: order, for: child, when: condition, file: file, line: line)
    }
  }

  /// Stores the z-index of several children under a condition.
  public func setZIndex<Child: Layoutable>(
    to zIndex: Int, for children: [Child], when condition: Host.Condition,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    for child in children {
      setZIndex(to: zIndex, for: child, when: condition, file: file, line: line)
    }
  }
}

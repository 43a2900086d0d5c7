extension LayoutScope where Host: LayoutInfoStorable {
  /// Sets up `child`: stores its layouts, orders and z-indices, and adds or inserts it where the setup
  /// says so.
  ///
  ///     card.plumb.setupSubview(title) {
  ///       $0.setDefaultLayout { $0.setTopLeft(to: .zero).fitSize() }.addToParent()
  ///     }
  ///
  /// The closures run once, immediately. A setup without a default layout does not compile, nor does one that
  /// attaches twice. If the sibling to insert above or below is no child of this container, that is reported, and
  /// the child is added in front.
  public func setupSubview<Layout: HasLayout, Place>(
    _ child: Host.PlumbChild, file: StaticString = #fileID, line: UInt = #line,
    by setUp: (SubviewSetup<Host, WithoutLayout, Unattached>) -> SubviewSetup<Host, Layout, Place>
  ) {
    let callSite = LayoutCallSite(file, line)
    let owners = OwnerCount(of: host)
    let (place, layouts, actions) = store(setUp(SubviewSetup()), for: child, callSite)
    if owners.hasGrown(host) { reportRetainCycle(layouts, for: child, callSite) }
    defer { for action in actions { action(host) } }
    guard child !== host else { return }
    var others: [Host.PlumbChild] { host.plumbChildren.filter { $0 !== child } }
    switch place {
    case .asItIs:
      break
    case .front:
      host.plumbAddChild(child)
    case .index(let index):
      host.plumbInsertChild(child, at: min(max(0, index), others.count))
    case .above(let sibling):
      let index = index(of: sibling, among: others, callSite).map { $0 + 1 }
      host.plumbInsertChild(child, at: index ?? others.count)
    case .below(let sibling):
      let index = index(of: sibling, among: others, callSite)
      host.plumbInsertChild(child, at: index ?? others.count)
    }
  }

  /// Stores the layouts, orders and z-indices of `setup`. Returns what the caller still has to do: the place to insert
  /// the child at, the stored layouts to check for a retain cycle, and the front end's actions. The setup is released
  /// when this returns, before the caller counts the container's owners.
  private func store<Layout, Place>(
    _ setup: SubviewSetup<Host, Layout, Place>, for child: Host.PlumbChild,
    _ callSite: LayoutCallSite
  ) -> (SubviewPlace<Host.PlumbChild>, [StoredLayout], [(Host) -> Void]) {
    var layouts: [StoredLayout] = []
    for (condition, change) in setup.changes {
      switch change {
      case .layout(let layout):
        layouts.append(store(layout, for: child, under: condition, callSite))
      case .order(let order):
        self.change(child, under: condition, callSite) { $0.order = order }
      case .zIndex(let index):
        self.change(child, under: condition, callSite) { $0.zIndex = index }
      }
    }
    return (setup.place, layouts, setup.actions)
  }

  /// The index of `sibling`; nil, and reported, if it is not among `others`.
  private func index(
    of sibling: Host.PlumbChild, among others: [Host.PlumbChild], _ callSite: LayoutCallSite
  ) -> Int? {
    if let index = others.firstIndex(where: { $0 === sibling }) { return index }
    LayoutIssue(
      kind: .notAChild, view: sibling.plumbName, asked: "insertToParent", callSite: callSite
    ).deliver(in: host)
    return nil
  }
}

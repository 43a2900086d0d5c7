extension LayoutScope where Host: LayoutInfoStorable {
  /// Sets up `child`: stores its layouts, orders and z-indices, and adds or inserts it where the setup
  /// says so.
  ///
  ///     card.plumb.setupSubview(title) {
  ///       $0.setDefaultLayout { $0.setTopLeft(to: .zero).fitSize() }.addToParent()
  ///     }
  ///
  /// The closures run once, now. A setup without a default layout does not compile, nor does attaching
  /// twice. A sibling to insert above or below that is no child of this container is reported, and the
  /// child is added in front.
  public func setupSubview<Layout: HasLayout, Place>(
    _ child: Host.PlumbChild, file: StaticString = #fileID, line: UInt = #line,
    by setUp: (SubviewSetup<Host, WithoutLayout, Unattached>) -> SubviewSetup<Host, Layout, Place>
  ) {
    let callSite = LayoutCallSite(file, line)
    let setup = setUp(SubviewSetup())
    for change in setup.changes {
      self.change(child, under: change.condition, callSite) {
        change.make(&$0, callSite, host.layoutInfo.table)
      }
    }
    defer { for action in setup.actions { action(host) } }
    guard child !== host else { return }
    let others = host.plumbChildren.filter { $0 !== child }
    switch setup.place {
    case .asItIs: break
    case .front: host.plumbInsertChild(child, at: others.count)
    case .index(let index):
      host.plumbInsertChild(child, at: min(max(0, index), others.count))
    case .above(let sibling):
      host.plumbInsertChild(
        child, at: index(of: sibling, among: others, callSite).map { $0 + 1 } ?? others.count)
    case .below(let sibling):
      host.plumbInsertChild(child, at: index(of: sibling, among: others, callSite) ?? others.count)
    }
  }

  /// The index of `sibling`; nil, and reported, where it is none of `others`.
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

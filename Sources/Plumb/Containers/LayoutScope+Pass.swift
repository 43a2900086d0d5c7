extension LayoutScope where Host: LayoutInfoStorable {
  /// Runs one pass over the children that have a layout: sorts them by order and subview index,
  /// evaluates each and gives it its frame before the next is evaluated.
  ///
  /// A container calls this in its `layoutSubviews()`. A child whose layout has no frame is reported
  /// and keeps the one it has; the rest of the pass is done. A pass inside a pass of the same container
  /// does nothing.
  public func layoutStoredSubviews() {
    let info = host.layoutInfo
    guard !info.isInPass else { return }
    info.isInPass = true
    defer { info.isInPass = false }
    for (child, store) in plan() {
      guard let layout = store.layout else { continue }
      let context = LayoutContext(parent: host, child: child, callSite: store.callSite)
      if let frame = layout.frame(in: context) { child.layoutFrame = frame }
    }
  }

  private func plan() -> [(child: Host.LayoutChild, store: StoredLayout)] {
    let children = host.layoutChildren.compactMap { child in
      host.layoutInfo.existingStore(for: child).map { (child: child, store: $0) }
    }
    // The indices make the sort stable, which that of the standard library does not promise to be.
    return children.enumerated()
      .sorted { ($0.element.store.order, $0.offset) < ($1.element.store.order, $1.offset) }
      .map(\.element)
  }
}

@_spi(PlumbFrontEnd) import Plumb

/// What messages of a container call views.
///
/// A view that is named like another child of its parent has its index among them: `Label[2]`. One further
/// inside that has no name of its own has the indices on the way to it: `Label[3][0]`. It is made for the
/// messages of one moment, so that the children of a parent are looked at once.
final class ViewNames {
  private let container: (any Layoutable)?
  /// The children of parents that were looked at.
  private var families: [ObjectIdentifier: Family] = [:]

  /// The children of a parent.
  private struct Family {
    var indices: [ObjectIdentifier: Int] = [:]
    /// How many of them have a name.
    var counts: [String: Int] = [:]
  }

  /// Names for messages of a container; from the root on if there is none.
  init(in container: (any Layoutable)?) {
    self.container = container
  }

  func name(of host: (any Layoutable)?) -> String {
    guard let host else { return "a view that is gone" }
    let name = host.plumbName
    guard host !== container, let parent = host.plumbParent as (any Layoutable)? else {
      return name
    }
    let isShared = family(of: parent).counts[name, default: 0] > 1
    let isNested = parent !== container && name == String(describing: type(of: host))
    return isShared || isNested ? name + path(to: host) : name
  }

  /// The indices of a host and of the hosts that it is in, the outermost first.
  private func path(to host: any Layoutable) -> String {
    var path = ""
    var host = host
    while host !== container, let parent = host.plumbParent as (any Layoutable)? {
      let index = family(of: parent).indices[ObjectIdentifier(host)]
      path = "[\(index.map(String.init) ?? "?")]" + path
      host = parent
    }
    return path
  }

  private func family(of parent: any Layoutable) -> Family {
    if let family = families[ObjectIdentifier(parent)] { return family }
    var family = Family()
    for (index, child) in children(of: parent).enumerated() {
      family.indices[ObjectIdentifier(child)] = index
      family.counts[child.plumbName, default: 0] += 1
    }
    families[ObjectIdentifier(parent)] = family
    return family
  }

  /// The children of a host; none if it does not tell them.
  private func children(of parent: any Layoutable) -> [any Layoutable] {
    func children(of container: some LayoutInfoStorable) -> [any Layoutable] {
      container.plumbChildren
    }
    if let container = parent as? any LayoutInfoStorable { return children(of: container) }
    return (parent as? HeadlessView)?.subviews ?? []
  }
}

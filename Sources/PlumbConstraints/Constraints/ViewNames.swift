@_spi(PlumbFrontEnd) import Plumb

/// The names of views in the messages of a container.
///
/// If siblings have the same name, the view's index is added: `Label[2]`. A deeper view without a name of its own
/// gets the indices on the path to it: `Label[3][0]`. An instance caches the children of each parent, so it must not be
/// used after children were added or removed.
final class ViewNames {
  private let container: (any Layoutable)?
  /// A cache of each parent's children.
  private var families: [ObjectIdentifier: Family] = [:]

  /// The children of a parent: their indices, and how often each name occurs.
  private struct Family {
    var indices: [ObjectIdentifier: Int] = [:]
    /// How many of the children have each name.
    var counts: [String: Int] = [:]
  }

  /// Makes an object that names views by their paths from `container`, or from the root view if `container` is nil.
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

  /// The indices on the path from the container to a host, the outermost first.
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

  /// The children of a host; empty if the host does not expose them.
  private func children(of parent: any Layoutable) -> [any Layoutable] {
    func children(of container: some LayoutInfoStorable) -> [any Layoutable] {
      container.plumbChildren
    }
    if let container = parent as? any LayoutInfoStorable { return children(of: container) }
    return (parent as? HeadlessView)?.subviews ?? []
  }
}

// References by the order in which children were placed become the children themselves.

extension IndividualLayout {
  /// The layout with each reference by number replaced by what `resolve` finds.
  func resolving(_ resolve: @escaping (Int) -> (any Layoutable)?) -> IndividualLayout {
    let map = PlacedReferences(resolve)
    var layout = IndividualLayout(horizontal.facts.mapping(map), vertical.facts.mapping(map))
    layout.adjustments = adjustments
    return layout
  }
}

/// Replaces numbers by the children that have them.
private final class PlacedReferences: ReferenceMap {
  private let resolve: (Int) -> (any Layoutable)?

  init(_ resolve: @escaping (Int) -> (any Layoutable)?) {
    self.resolve = resolve
  }

  func callAsFunction(_ reference: ReferenceSource) -> ReferenceSource {
    if case .ruled(let ruled) = reference { return ruled.mapping(self) }
    guard case .placed(let numbers) = reference else { return reference }
    let hosts = numbers.compactMap { resolve($0) }
    guard hosts.count == numbers.count else { return reference }
    return hosts.count == 1 ? .host(hosts[0]) : .group(HostGroup(hosts))
  }
}

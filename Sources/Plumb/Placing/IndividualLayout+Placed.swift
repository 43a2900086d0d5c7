// Replaces the numbers in references with the children that have these numbers. Children are numbered in the order in
// which they were placed.

extension IndividualLayout {
  /// The layout with hosts instead of numbers in its references. `resolve` finds the host with a number.
  func resolving(_ resolve: @escaping (Int) -> (any Layoutable)?) -> IndividualLayout {
    let map = PlacedReferences(resolve)
    var layout = IndividualLayout(horizontal.facts.mapping(map), vertical.facts.mapping(map))
    layout.adjustments = adjustments
    return layout
  }
}

/// A map from references that have numbers to references that have the children with these numbers.
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

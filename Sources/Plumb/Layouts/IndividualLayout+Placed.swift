// References by the order in which children were placed become the children themselves.

extension IndividualLayout {
  /// The layout with each reference by number replaced by what `resolve` finds.
  func resolving(_ resolve: (Int) -> (any Layoutable)?) -> IndividualLayout {
    var layout = IndividualLayout(
      horizontal.facts.mapping { $0.resolving(resolve) },
      vertical.facts.mapping { $0.resolving(resolve) })
    layout.adjustments = adjustments
    return layout
  }
}

extension ReferenceSource {
  fileprivate func resolving(_ resolve: (Int) -> (any Layoutable)?) -> ReferenceSource {
    if case .ruled(let ruled) = self { return ruled.mapping { $0.resolving(resolve) } }
    guard case .placed(let numbers) = self else { return self }
    let hosts = numbers.compactMap { resolve($0) }
    guard hosts.count == numbers.count else { return self }
    return hosts.count == 1 ? .host(hosts[0]) : .group(HostGroup(hosts))
  }
}

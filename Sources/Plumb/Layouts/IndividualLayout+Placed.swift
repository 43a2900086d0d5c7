// References by the order in which children were placed become the children themselves.

extension IndividualLayout {
  /// The layout with each reference by number replaced by what `resolve` finds.
  func resolving(_ resolve: (Int) -> (any Layoutable)?) -> IndividualLayout {
    var layout = IndividualLayout(
      horizontal.facts.resolving(resolve), vertical.facts.resolving(resolve))
    layout.adjustments = adjustments
    return layout
  }
}

extension AxisFacts {
  fileprivate func resolving(_ resolve: (Int) -> (any Layoutable)?) -> AxisFacts {
    let second: SecondFact<Axis> =
      switch second {
      case .position(let fact): .position(fact.resolving(resolve))
      case .length(let length): .length(length.resolving(resolve))
      }
    return AxisFacts(first.resolving(resolve), second)
  }
}

extension PositionFact {
  fileprivate func resolving(_ resolve: (Int) -> (any Layoutable)?) -> PositionFact {
    switch self {
    case .anchor(let anchor, let source): .anchor(anchor, source.resolving(resolve))
    case .directional(let anchor, let source): .directional(anchor, source.resolving(resolve))
    case .part(let fact): .part(PartFact(fact.part, fact.source.resolving(resolve)))
    case .baseline(let fact):
      .baseline(BaselineFact(fact.baseline, fact.source.resolving(resolve)))
    }
  }
}

extension PositionSource {
  fileprivate func resolving(_ resolve: (Int) -> (any Layoutable)?) -> PositionSource {
    guard case .other(let other) = self else { return self }
    switch other.source {
    case .pinned(let reference, let position):
      return PositionSource(reference.resolving(resolve), position)
    case .place(let reference, let part, let offset):
      return .other(
        OtherPosition(.place(reference.resolving(resolve), part: part, offset: offset)))
    case .pinnedPoint(let reference, let point):
      return .other(OtherPosition(.pinnedPoint(reference.resolving(resolve), point)))
    case .baseline(let reference, let baseline, let offset):
      return .other(
        OtherPosition(.baseline(reference.resolving(resolve), baseline, offset: offset)))
    case .area, .joint: return self
    }
  }
}

extension LengthSource {
  fileprivate func resolving(_ resolve: (Int) -> (any Layoutable)?) -> LengthSource {
    guard case .other(let other) = self else { return self }
    switch other.source {
    case .pinned(let reference, let length):
      return LengthSource(reference.resolving(resolve), length)
    case .measured(let reference, let factor, let more):
      return .other(
        OtherLength(.measured(reference.resolving(resolve), factor: factor, plus: more)))
    case .area, .fittedBy, .joint: return self
    }
  }
}

extension ReferenceSource {
  fileprivate func resolving(_ resolve: (Int) -> (any Layoutable)?) -> ReferenceSource {
    guard case .placed(let numbers) = self else { return self }
    let hosts = numbers.compactMap { resolve($0) }
    guard hosts.count == numbers.count else { return self }
    return hosts.count == 1 ? .host(hosts[0]) : .group(HostGroup(hosts))
  }
}

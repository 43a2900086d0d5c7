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
  func resolving(_ resolve: (Int) -> (any Layoutable)?) -> AxisFacts {
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
    }
  }
}

extension PositionSource {
  func resolving(_ resolve: (Int) -> (any Layoutable)?) -> PositionSource {
    guard case .other(let other) = self else { return self }
    switch other.source {
    case .pinned(let reference, let position):
      return PositionSource(reference.resolving(resolve), position)
    case .place(let reference, let part, let offset):
      return .other(
        OtherPosition(.place(reference.resolving(resolve), part: part, offset: offset)))
    case .point(let point): return .other(OtherPosition(.point(point.resolving(resolve))))
    case .directionalPoint(let point):
      return .other(OtherPosition(.directionalPoint(point.resolving(resolve))))
    case .formula(let composed): return composed.formula.resolving(resolve).source
    case .area, .joint: return self
    }
  }
}

extension PointSource {
  fileprivate func resolving(_ resolve: (Int) -> (any Layoutable)?) -> PointSource {
    guard case .pinned(let reference, let point) = self else { return self }
    return .pinned(reference.resolving(resolve), point)
  }
}

extension LengthSource {
  func resolving(_ resolve: (Int) -> (any Layoutable)?) -> LengthSource {
    guard case .other(let other) = self else { return self }
    switch other.source {
    case .pinned(let reference, let length):
      return LengthSource(reference.resolving(resolve), length)
    case .measured(let reference, let factor, let more):
      return .other(
        OtherLength(.measured(reference.resolving(resolve), factor: factor, plus: more)))
    case .pinnedSize(let reference, let size):
      return .other(OtherLength(.pinnedSize(reference.resolving(resolve), size)))
    case .formula(let composed): return composed.formula.resolving(resolve).source
    case .area, .size, .fittedBy, .fittedBySize, .joint: return self
    }
  }
}

extension ReferenceSource {
  func resolving(_ resolve: (Int) -> (any Layoutable)?) -> ReferenceSource {
    guard case .placed(let numbers) = self else { return self }
    let hosts = numbers.compactMap { resolve($0) }
    guard hosts.count == numbers.count else { return self }
    return hosts.count == 1 ? .host(hosts[0]) : .group(HostGroup(hosts))
  }
}

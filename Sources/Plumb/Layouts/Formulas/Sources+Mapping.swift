import Foundation

// What sources are measured on, all the way down, and the same sources with other references.

extension PositionSource {
  var references: [ReferenceSource] {
    switch self {
    case .host(let host, _, _): [.host(host)]
    case .pair(let one, let other, _, _): [.pair(one, other)]
    case .pinned(let host, _): [.host(host)]
    case .other(let other): other.source.references
    case .constant, .area, .computed: []
    }
  }

  func mapping(_ map: ReferenceMap) -> PositionSource {
    switch self {
    case .host(let host, let anchor, let offset):
      .other(OtherPosition(.place(map(.host(host)), part: anchor.part, offset: offset)))
    case .pair(let one, let other, let anchor, let offset):
      .other(OtherPosition(.place(map(.pair(one, other)), part: anchor.part, offset: offset)))
    case .pinned(let host, let position):
      .other(OtherPosition(.pinned(map(.host(host)), position)))
    case .other(let other):
      switch other.source {
      case .place(let reference, let part, let offset):
        .other(OtherPosition(.place(map(reference), part: part, offset: offset)))
      case .pinned(let reference, let position):
        .other(OtherPosition(.pinned(map(reference), position)))
      case .formula(let composed): composed.formula.mapping(map).source
      case .area, .point, .directionalPoint, .joint: self
      }
    case .constant, .area, .computed: self
    }
  }
}

extension LengthSource {
  var references: [ReferenceSource] {
    switch self {
    case .host(let host, _), .hostPart(let host, _), .pinned(let host, _): [.host(host)]
    case .other(let other): other.source.references
    case .constant, .area, .areaPart, .computed, .fitted, .ratio: []
    }
  }

  func mapping(_ map: ReferenceMap) -> LengthSource {
    switch self {
    case .host(let host, let more):
      .other(OtherLength(.measured(map(.host(host)), factor: 1, plus: more)))
    case .hostPart(let host, let factor):
      .other(OtherLength(.measured(map(.host(host)), factor: factor, plus: 0)))
    case .pinned(let host, let length): .other(OtherLength(.pinned(map(.host(host)), length)))
    case .other(let other):
      switch other.source {
      case .measured(let reference, let factor, let more):
        .other(OtherLength(.measured(map(reference), factor: factor, plus: more)))
      case .pinned(let reference, let length): .other(OtherLength(.pinned(map(reference), length)))
      case .pinnedSize(let reference, let size):
        .other(OtherLength(.pinnedSize(map(reference), size)))
      case .formula(let composed): composed.formula.mapping(map).source
      case .area, .size, .fittedBy, .fittedBySize, .joint: self
      }
    case .constant, .area, .areaPart, .computed, .fitted, .ratio: self
    }
  }
}

extension PositionFact {
  var references: [ReferenceSource] {
    switch self {
    case .anchor(_, let source): source.references
    case .directional(_, let source): source.references
    case .part(let fact): fact.source.references
    }
  }

  func mapping(_ map: ReferenceMap) -> PositionFact {
    switch self {
    case .anchor(let anchor, let source): .anchor(anchor, source.mapping(map))
    case .directional(let anchor, let source): .directional(anchor, source.mapping(map))
    case .part(let fact): .part(PartFact(fact.part, fact.source.mapping(map)))
    }
  }
}

extension AxisFacts {
  var references: [ReferenceSource] {
    switch second {
    case .position(let fact): first.references + fact.references
    case .length(let length): first.references + length.references
    }
  }

  func mapping(_ map: ReferenceMap) -> AxisFacts {
    switch second {
    case .position(let fact): AxisFacts(first.mapping(map), .position(fact.mapping(map)))
    case .length(let length): AxisFacts(first.mapping(map), .length(length.mapping(map)))
    }
  }
}

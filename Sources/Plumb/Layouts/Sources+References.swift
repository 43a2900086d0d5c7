import Foundation

// The references of a source, also those inside formulas, and copies of a source with other references.

extension PositionSource {
  @_semantics("optimize.sil.specialize.generic.never")
  var references: [ReferenceSource] {
    switch self {
    case .host(let host, _, _), .pinnedHorizontal(let host, _, _),
      .pinnedDirectional(let host, _, _), .pinnedVertical(let host, _, _):
      [.host(host)]
    case .pair(let one, let other, _, _): [.pair(one, other)]
    case .other(let other): other.source.references
    case .constant, .area, .horizontal, .directional, .vertical: []
    }
  }

  @_semantics("optimize.sil.specialize.generic.never")
  func mapping(_ map: any ReferenceMap) -> PositionSource {
    switch self {
    case .host(let host, let anchor, let offset):
      PositionSource(.reference(map(.host(host))), anchor).moved(by: offset)
    case .pair(let one, let other, let anchor, let offset):
      PositionSource(.reference(map(.pair(one, other))), anchor).moved(by: offset)
    case .pinnedHorizontal, .pinnedDirectional, .pinnedVertical:
      pin.map { PositionSource(map(.host($0.host)), $0.position) } ?? self
    case .other(let other):
      if case .pinned(let reference, let position) = other.source {
        PositionSource(map(reference), position)
      } else {
        .other(OtherPosition(other.source.mapping(map)))
      }
    case .constant, .area, .horizontal, .directional, .vertical: self
    }
  }
}

extension OtherPositionSource {
  @_semantics("optimize.sil.specialize.generic.never")
  var references: [ReferenceSource] {
    switch self {
    case .formula(let composed): composed.formula.references
    case .joint(let fact): fact.references.map(\.source)
    default: reference.map { [$0] } ?? []
    }
  }

  /// The reference that the position is measured on; nil for areas, joint layouts and formulas, which do not have
  /// exactly one.
  var reference: ReferenceSource? {
    switch self {
    case .area, .joint, .formula: nil
    case .place(let reference, _, _), .baseline(let reference, _, _), .pinned(let reference, _),
      .pinnedPoint(let reference, _):
      reference
    }
  }

  @_semantics("optimize.sil.specialize.generic.never")
  func mapping(_ map: any ReferenceMap) -> OtherPositionSource {
    switch self {
    case .area: self
    case .place(let reference, let part, let offset):
      .place(map(reference), part: part, offset: offset)
    case .baseline(let reference, let baseline, let offset):
      .baseline(map(reference), baseline, offset: offset)
    case .pinned(let reference, let position): .pinned(map(reference), position)
    case .pinnedPoint(let reference, let point): .pinnedPoint(map(reference), point)
    case .joint(let fact): .joint(fact.mapping(map))
    case .formula(let composed): .formula(composed.formula.mapping(map).composed)
    }
  }
}

extension LengthSource {
  @_semantics("optimize.sil.specialize.generic.never")
  var references: [ReferenceSource] {
    switch self {
    case .host(let host, _), .hostPart(let host, _), .pinned(let host, _): [.host(host)]
    case .other(let other): other.source.references
    case .constant, .area, .areaPart, .computed, .fitted, .ratio: []
    }
  }

  @_semantics("optimize.sil.specialize.generic.never")
  func mapping(_ map: any ReferenceMap) -> LengthSource {
    switch self {
    case .host(let host, let more):
      LengthSource(.reference(map(.host(host)))).scaled(by: 1, plus: more)
    case .hostPart(let host, let factor):
      LengthSource(.reference(map(.host(host)))).scaled(by: factor, plus: 0)
    case .pinned(let host, let length):
      LengthSource(map(.host(host)), length)
    case .other(let other):
      if case .pinned(let reference, let length) = other.source {
        LengthSource(map(reference), length)
      } else {
        .other(OtherLength(other.source.mapping(map)))
      }
    case .constant, .area, .areaPart, .computed, .fitted, .ratio: self
    }
  }
}

extension OtherLengthSource {
  @_semantics("optimize.sil.specialize.generic.never")
  var references: [ReferenceSource] {
    if case .formula(let composed) = self { return composed.formula.references }
    return reference.map { [$0] } ?? []
  }

  /// The reference that the length is measured on; nil for areas, fitted lengths, joint layouts and formulas, which do
  /// not have exactly one.
  var reference: ReferenceSource? {
    switch self {
    case .area, .fittedBy, .joint, .formula: nil
    case .measured(let reference, _, _), .pinned(let reference, _): reference
    }
  }

  @_semantics("optimize.sil.specialize.generic.never")
  func mapping(_ map: any ReferenceMap) -> OtherLengthSource {
    switch self {
    case .area, .fittedBy: self
    case .measured(let reference, let factor, let more):
      .measured(map(reference), factor: factor, plus: more)
    case .pinned(let reference, let length): .pinned(map(reference), length)
    case .joint(let fact): .joint(fact.mapping(map))
    case .formula(let composed): .formula(composed.formula.mapping(map).composed)
    }
  }
}

extension PositionFact {
  @_semantics("optimize.sil.specialize.generic.never")
  var references: [ReferenceSource] {
    switch self {
    case .anchor(_, let source): source.references
    case .directional(_, let source): source.references
    case .part(let fact): fact.source.references
    case .baseline(let fact): fact.source.references
    }
  }

  @_semantics("optimize.sil.specialize.generic.never")
  func mapping(_ map: any ReferenceMap) -> PositionFact {
    switch self {
    case .anchor(let anchor, let source): .anchor(anchor, source.mapping(map))
    case .directional(let anchor, let source): .directional(anchor, source.mapping(map))
    case .part(let fact): .part(PartFact(fact.part, fact.source.mapping(map)))
    case .baseline(let fact): .baseline(BaselineFact(fact.baseline, fact.source.mapping(map)))
    }
  }
}

extension AxisFacts {
  @_semantics("optimize.sil.specialize.generic.never")
  var references: [ReferenceSource] {
    switch second {
    case .position(let fact): first.references + fact.references
    case .length(let length): first.references + length.references
    }
  }

  @_semantics("optimize.sil.specialize.generic.never")
  func mapping(_ map: any ReferenceMap) -> AxisFacts {
    switch second {
    case .position(let fact): AxisFacts(first.mapping(map), .position(fact.mapping(map)))
    case .length(let length): AxisFacts(first.mapping(map), .length(length.mapping(map)))
    }
  }
}

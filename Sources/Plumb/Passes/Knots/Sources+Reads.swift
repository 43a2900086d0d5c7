import Foundation

// The parts of hosts that the less frequent sources read: sources whose references are held in an object, and formulas
// that are made of such sources.

extension OtherPositionSource {
  @_semantics("optimize.sil.specialize.generic.never")
  func reads(_ isMirrored: Bool) -> [FactRead] {
    switch self {
    case .area(_, let part, _): FactRead.What.place(Axis.kind, part: part).ofParent
    case .place(let reference, let part, _): reference.reads(.place(Axis.kind, part: part))
    case .pinned(let reference, let position):
      reference.reads(.guide(Axis.kind, isOfPlane: position.isOfPoint))
    case .baseline(let reference, _, _), .pinnedPoint(let reference, _): reference.reads(.frame)
    case .joint(let fact): fact.reads
    case .formula(let composed): composed.formula.reads(isMirrored)
    }
  }
}

extension OtherLengthSource {
  @_semantics("optimize.sil.specialize.generic.never")
  func reads(_ isMirrored: Bool) -> [FactRead] {
    switch self {
    case .area, .fittedBy: FactRead.What.length(Axis.kind).ofParent
    case .measured(let reference, _, _): reference.reads(.length(Axis.kind))
    case .pinned(let reference, let length):
      reference.reads(.guide(Axis.kind, isOfPlane: length.isOfSize))
    case .joint(let fact): fact.reads
    case .formula(let composed): composed.formula.reads(isMirrored)
    }
  }
}

// In stored formulas, too, the references are held in objects. So the cases below for sources with plain hosts do not
// occur, and read nothing.

extension PositionFormula {
  @_semantics("optimize.sil.specialize.generic.never")
  fileprivate func reads(_ isMirrored: Bool) -> [FactRead] {
    switch self {
    case .mean(let reference): reference.reads(.axis(Axis.kind))
    case .moved(let source, let distance): source.reads(isMirrored) + distance.reads
    case .directed(let one, let other): (isMirrored ? other : one).reads(isMirrored)
    case .inColumns(let facts, _): facts.reads(isMirrored)
    case .inRows(let facts, _): facts.reads(isMirrored)
    case .horizontal(let source): source.reads(isMirrored)
    case .directional(let source): source.reads(isMirrored)
    case .gap(let gap, _): gap.reads(Axis.kind)
    case .ifGap(let gap, let source): gap.reads(gap.axis) + source.reads(isMirrored)
    case .joined(let one, let other, _): one.reads(isMirrored) + other.reads(isMirrored)
    }
  }
}

extension LengthFormula {
  @_semantics("optimize.sil.specialize.generic.never")
  fileprivate func reads(_ isMirrored: Bool) -> [FactRead] {
    switch self {
    case .slot(let facts): facts.reads(isMirrored)
    case .offering(let source), .scaled(let source, _, _): source.reads(isMirrored)
    case .shrunk(let source, let distances):
      source.reads(isMirrored) + distances.flatMap(\.reads)
    case .directed(let one, let other): (isMirrored ? other : one).reads(isMirrored)
    case .ratio(let reference): reference.reads(.frame)
    case .offeringPresent(_, let most): most?.reads(isMirrored) ?? []
    case .offeringNoLimits, .imageRatio, .present, .wrapped: []
    }
  }
}

extension JointFact {
  @inline(never)
  fileprivate var reads: [FactRead] {
    references.flatMap { $0.source.reads(.axis($0.axis)) }
  }
}

extension HostGap {
  fileprivate func reads(_ axis: LayoutAxisKind) -> [FactRead] {
    references.flatMap { $0.reads(.axis(axis)) }
  }
}

extension LayoutDistance {
  fileprivate var reads: [FactRead] { references.flatMap { $0.reads(.frame) } }
}

extension PositionSource {
  @_semantics("optimize.sil.specialize.generic.never")
  fileprivate func reads(_ isMirrored: Bool) -> [FactRead] {
    switch self {
    case .other(let other): other.source.reads(isMirrored)
    case .area(_, let anchor, _):
      FactRead.What.place(Axis.kind, part: anchor.part).ofParent
    case .horizontal, .directional, .vertical: FactRead.What.length(Axis.kind).ofParent
    case .constant, .host, .pair, .pinnedHorizontal, .pinnedDirectional, .pinnedVertical: []
    }
  }
}

extension LengthSource {
  @_semantics("optimize.sil.specialize.generic.never")
  fileprivate func reads(_ isMirrored: Bool) -> [FactRead] {
    switch self {
    case .other(let other): other.source.reads(isMirrored)
    case .area, .areaPart, .computed: FactRead.What.length(Axis.kind).ofParent
    case .constant, .host, .hostPart, .pinned, .fitted, .ratio: []
    }
  }
}

extension PositionFact {
  @_semantics("optimize.sil.specialize.generic.never")
  fileprivate func reads(_ isMirrored: Bool) -> [FactRead] {
    switch self {
    case .anchor(_, let source): source.reads(isMirrored)
    case .directional(_, let source): source.reads(isMirrored)
    case .part(let fact): fact.source.reads(isMirrored)
    case .baseline(let fact): fact.source.reads(isMirrored)
    }
  }
}

extension AxisFacts {
  @_semantics("optimize.sil.specialize.generic.never")
  fileprivate func reads(_ isMirrored: Bool) -> [FactRead] {
    switch second {
    case .position(let fact): first.reads(isMirrored) + fact.reads(isMirrored)
    case .length(let length): first.reads(isMirrored) + length.reads(isMirrored)
    }
  }
}

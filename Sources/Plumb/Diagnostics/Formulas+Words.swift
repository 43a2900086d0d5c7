import Foundation

// Descriptions, for messages, of how positions and lengths are computed from other positions and lengths. They use the
// words of the calls that the layout was written with.

extension PositionFormula {
  @_optimize(size)
  @_semantics("optimize.sil.specialize.generic.never")
  func words(of parent: MeasuredParent) -> String {
    switch self {
    case .mean(let reference): "the mean of the \(Axis.name(ofPart: 0.5))s of \(reference.inWords)"
    case .moved(let source, let distance):
      source.words(of: parent) + distance.inWords(along: Axis.self)
    case .directed(let one, let other):
      "\(one.words(of: parent)), right-to-left \(other.words(of: parent))"
    case .inColumns(let facts, let part):
      "\(Axis.name(ofPart: part)) of the slot from \(facts.words(of: parent))"
    case .inRows(let facts, let part):
      "\(Axis.name(ofPart: part)) of the slot from \(facts.words(of: parent))"
    case .horizontal(let source): source.words(of: parent)
    case .directional(let source): source.words(of: parent)
    case .gap(let gap, let edge):
      "the \(edge == .start ? "start" : "end") of the gap between \(gap.inWords)"
    case .ifGap(_, let source): source.words(of: parent)
    case .joined(let one, let other, let joint):
      "\(joint.inWords) \(one.words(of: parent)) and \(other.words(of: parent))"
    }
  }
}

extension PlaceJoint {
  fileprivate var inWords: String {
    switch self {
    case .farther: "the farther of"
    case .nearer: "the nearer of"
    case .middle: "the middle between"
    }
  }
}

extension LengthFormula {
  @_optimize(size)
  @_semantics("optimize.sil.specialize.generic.never")
  func words(of parent: MeasuredParent) -> String {
    switch self {
    case .slot(let facts): "the slot from \(facts.words(of: parent))"
    case .offering(let source): "fitted, offering \(source.words(of: parent))"
    case .offeringPresent: "fitted, offering the one it has"
    case .offeringNoLimits: "fitted, offering no limits"
    case .shrunk(let source, let distances):
      distances.reduce(source.words(of: parent)) { $0 + $1.opposite.inWords(along: Axis.self) }
    case .scaled(let source, let factor, let more):
      "\(source.words(of: parent)) * \(factor.inWords)\(more.addedInWords)"
    case .directed(let one, let other):
      "\(one.words(of: parent)), right-to-left \(other.words(of: parent))"
    case .ratio(let reference): "at the ratio of \(reference.inWords) to the other axis"
    case .imageRatio: "at the ratio of the image to the other axis"
    case .present: "the one it has"
    case .wrapped(let more): "that of what is in it\(more.addedInWords)"
    }
  }
}

extension PositionSource {
  @_optimize(size)
  @_semantics("optimize.sil.specialize.generic.never")
  fileprivate func words(of parent: MeasuredParent) -> String {
    switch self {
    case .constant(let number): number.inWords
    case .area(let area, let anchor, let offset):
      placeInWords(on: parent.words(for: area), Axis.self, part: anchor.part, offset: offset)
    case .host(let host, let anchor, let offset):
      placeInWords(on: host.plumbName, Axis.self, part: anchor.part, offset: offset)
    case .other(let other): other.source.words(of: parent)
    case .pair, .horizontal, .directional, .vertical, .pinnedHorizontal, .pinnedDirectional,
      .pinnedVertical:
      "computed"
    }
  }
}

extension LengthSource {
  @_optimize(size)
  @_semantics("optimize.sil.specialize.generic.never")
  fileprivate func words(of parent: MeasuredParent) -> String {
    switch self {
    case .constant(let number): number.inWords
    case .area(let area, let more):
      lengthInWords(of: parent.words(for: area), Axis.self, factor: 1, plus: more)
    case .areaPart(let area, let factor):
      lengthInWords(of: parent.words(for: area), Axis.self, factor: factor, plus: 0)
    case .host(let host, let more):
      lengthInWords(of: host.plumbName, Axis.self, factor: 1, plus: more)
    case .hostPart(let host, let factor):
      lengthInWords(of: host.plumbName, Axis.self, factor: factor, plus: 0)
    case .fitted(.greatestFiniteMagnitude): "fitted"
    case .fitted(let offer): "fitted, offering \(offer.inWords)"
    case .ratio(let ratio): "at a ratio of \(ratio.roundedInWords)"
    case .other(let other): other.source.words(of: parent)
    case .computed, .pinned: "computed"
    }
  }
}

extension AxisFacts {
  @_optimize(size)
  @_semantics("optimize.sil.specialize.generic.never")
  fileprivate func words(of parent: MeasuredParent) -> String {
    switch second {
    case .position(let fact): "\(first.words(of: parent)) to \(fact.words(of: parent))"
    case .length(let length): "\(first.words(of: parent)), \(length.words(of: parent)) long"
    }
  }
}

extension PositionFact {
  @_optimize(size)
  @_semantics("optimize.sil.specialize.generic.never")
  fileprivate func words(of parent: MeasuredParent) -> String {
    switch self {
    case .anchor(_, let source): source.words(of: parent)
    case .directional(_, let source): source.words(of: parent)
    case .part(let fact): fact.source.words(of: parent)
    case .baseline(let fact): fact.source.words(of: parent)
    }
  }
}

extension HostGap {
  fileprivate var inWords: String { "\(one.inWords) and \(other.inWords)" }
}

extension LayoutDistance {
  @_optimize(size)
  fileprivate func inWords<Axis: LayoutAxis>(along axis: Axis.Type) -> String {
    let share = part == 0 ? "" : (part * 100).addedInWords + "%"
    return points.addedInWords + share + (insets.isEmpty ? "" : " and insets")
  }
}

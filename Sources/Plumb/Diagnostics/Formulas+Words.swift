import Foundation

// Where composed numbers come from, as they were said.

extension PositionFormula {
  var inWords: String {
    switch self {
    case .mean(let reference): "the mean of the \(Axis.name(ofPart: 0.5))s of \(reference.inWords)"
    case .moved(let source, let distance): source.inWords + distance.inWords(along: Axis.self)
    case .directed(let one, let other): "\(one.inWords), right-to-left \(other.inWords)"
    case .inColumns(let facts, let part):
      "\(Axis.name(ofPart: part)) of the slot from \(facts.inWords)"
    case .inRows(let facts, let part):
      "\(Axis.name(ofPart: part)) of the slot from \(facts.inWords)"
    case .horizontal(let source): source.inWords
    case .directional(let source): source.inWords
    case .gap(let gap, let edge):
      "the \(edge == .start ? "start" : "end") of the gap between \(gap.inWords)"
    case .ifGap(_, let source): source.inWords
    }
  }
}

extension LengthFormula {
  var inWords: String {
    switch self {
    case .slot(let facts): "the slot from \(facts.inWords)"
    case .offering(let source): "fitted, offering \(source.inWords)"
    case .shrunk(let source, let distances):
      distances.reduce(source.inWords) { $0 + (-$1).inWords(along: Axis.self) }
    case .scaled(let source, let factor, let more):
      "\(source.inWords) * \(factor.inWords)\(more.addedInWords)"
    case .directed(let one, let other): "\(one.inWords), right-to-left \(other.inWords)"
    case .ratio(let reference): "at the ratio of \(reference.inWords) to the other axis"
    case .imageRatio: "at the ratio of the image to the other axis"
    case .present: "the one it has"
    case .wrapped(let more): "that of what is in it\(more.addedInWords)"
    }
  }
}

extension PositionSource {
  fileprivate var inWords: String {
    switch self {
    case .constant(let number): number.inWords
    case .area(let area, let anchor, let offset):
      placeInWords(on: area.inWords, Axis.self, part: anchor.part, offset: offset)
    case .host(let host, let anchor, let offset):
      placeInWords(on: host.plumbName, Axis.self, part: anchor.part, offset: offset)
    case .other(let other): other.source.inWords
    case .pair, .computed, .pinned: "computed"
    }
  }
}

extension LengthSource {
  fileprivate var inWords: String {
    switch self {
    case .constant(let number): number.inWords
    case .area(let area, let more):
      lengthInWords(of: area.inWords, Axis.self, factor: 1, plus: more)
    case .areaPart(let area, let factor):
      lengthInWords(of: area.inWords, Axis.self, factor: factor, plus: 0)
    case .host(let host, let more):
      lengthInWords(of: host.plumbName, Axis.self, factor: 1, plus: more)
    case .hostPart(let host, let factor):
      lengthInWords(of: host.plumbName, Axis.self, factor: factor, plus: 0)
    case .fitted: "fitted"
    case .ratio(let ratio): "at a ratio of \(ratio.inWords)"
    case .other(let other): other.source.inWords
    case .computed, .pinned: "computed"
    }
  }
}

extension AxisFacts {
  fileprivate var inWords: String {
    switch second {
    case .position(let fact): "\(first.inWords) to \(fact.inWords)"
    case .length(let length): "\(first.inWords), \(length.inWords) long"
    }
  }
}

extension PositionFact {
  fileprivate var inWords: String {
    switch self {
    case .anchor(_, let source): source.inWords
    case .directional(_, let source): source.inWords
    case .part(let fact): fact.source.inWords
    }
  }
}

extension HostGap {
  fileprivate var inWords: String { "\(one.inWords) and \(other.inWords)" }
}

extension LayoutDistance {
  fileprivate func inWords<Axis: LayoutAxis>(along axis: Axis.Type) -> String {
    let share = part == 0 ? "" : (part * 100).addedInWords + "%"
    return points.addedInWords + share + (insets.isEmpty ? "" : " and insets")
  }
}

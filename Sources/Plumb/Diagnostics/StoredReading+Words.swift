import Foundation

// Descriptions of where stored numbers come from, in the words in which the layout was written.

extension StoredReading {
  /// The words that tell where the number comes from.
  @_optimize(size)
  @_semantics("optimize.sil.specialize.generic.never")
  func words(
    _ value: StoredValue, in table: HostTable, of parent: MeasuredParent
  ) -> String {
    switch self {
    case .value: value.words(along: Axis.self, in: table, of: parent)
    case .untransformedValue: value.words(along: Axis.self, in: table, of: parent)
    case .directionalValue: value.words(along: Directional.self, in: table, of: parent)
    case .untransformedDirectionalValue:
      value.words(along: Directional.self, in: table, of: parent)
    // A noncopyable value allows only one pattern in each case.
    case .horizontal: "computed from \(parent.rawValue)"
    case .vertical: "computed from \(parent.rawValue)"
    case .directional: "computed from \(parent.rawValue)"
    case .width: "computed from \(parent.rawValue)"
    case .height: "computed from \(parent.rawValue)"
    case .pinnedHorizontal: "pinned to \(table.name(of: value.cell))"
    case .pinnedVertical: "pinned to \(table.name(of: value.cell))"
    case .pinnedDirectional: "pinned to \(table.name(of: value.cell))"
    case .pinnedWidth: "pinned to \(table.name(of: value.cell))"
    case .pinnedHeight: "pinned to \(table.name(of: value.cell))"
    case .fitted(.greatestFiniteMagnitude): "fitted, with no limit offered"
    case .fitted(let offer): "fitted, offering \(offer.inWords)"
    case .fittedBefore: "fitted, offering the one it has"
    case .ratio(let ratio):
      "at a ratio of \(ratio.roundedInWords) to the other axis"
    case .other(let other): other.source.words(of: parent)
    case .otherDirectional(let other): other.source.words(of: parent)
    case .otherLength(let other): other.source.words(of: parent)
    }
  }
}

extension StoredValue {
  @_optimize(size)
  fileprivate func words<Axis: LayoutAxis>(
    along axis: Axis.Type, in table: HostTable, of parent: MeasuredParent
  ) -> String {
    if isConstant { return "a constant" }
    let owner = FrameCell.area(at: cell).map(parent.words) ?? table.name(of: cell)
    return isLength
      ? lengthInWords(of: owner, axis, factor: part, plus: offset)
      : placeInWords(on: owner, axis, part: part, offset: offset)
  }
}

@_optimize(size)
func placeInWords<Axis: LayoutAxis>(
  on owner: String, _ axis: Axis.Type, part: CGFloat, offset: CGFloat
) -> String {
  "\(owner.possessive) \(Axis.name(ofPart: part))\(offset.addedInWords)"
}

@_optimize(size)
func lengthInWords<Axis: LayoutAxis>(
  of owner: String, _ axis: Axis.Type, factor: CGFloat, plus more: CGFloat
) -> String {
  let times = factor == 1 ? "" : " * \(factor.inWords)"
  return "\(owner.possessive) \(Axis.lengthName)\(times)\(more.addedInWords)"
}

extension OtherPositionSource {
  @_optimize(size)
  @_semantics("optimize.sil.specialize.generic.never")
  func words(of parent: MeasuredParent) -> String {
    switch self {
    case .area(let area, let part, let offset):
      placeInWords(on: parent.words(for: area), Axis.self, part: part, offset: offset)
    case .place(let reference, let part, let offset):
      placeInWords(on: reference.inWords, Axis.self, part: part, offset: offset)
    case .baseline(let reference, let baseline, let offset):
      "\(reference.inWords.possessive) \(baseline.name.words(on: Vertical.self))\(offset.addedInWords)"
    case .joint(let fact):
      fact.words
    case .formula(let composed):
      composed.formula.words(of: parent)
    case .pinned(let reference, _), .pinnedPoint(let reference, _):
      "pinned to \(reference.inWords)"
    }
  }
}

extension OtherLengthSource {
  @_optimize(size)
  @_semantics("optimize.sil.specialize.generic.never")
  func words(of parent: MeasuredParent) -> String {
    switch self {
    case .area(let area, let factor, let more):
      lengthInWords(of: parent.words(for: area), Axis.self, factor: factor, plus: more)
    case .measured(let reference, let factor, let more):
      lengthInWords(of: reference.inWords, Axis.self, factor: factor, plus: more)
    case .fittedBy:
      "fitted, with an offer computed from \(parent.rawValue)"
    case .joint(let fact):
      fact.words
    case .formula(let composed):
      composed.formula.words(of: parent)
    case .pinned(let reference, _):
      "pinned to \(reference.inWords)"
    }
  }
}

extension HostTable {
  /// The name of a cell's host in messages.
  @_optimize(size)
  fileprivate func name(of cell: Int32) -> String {
    host(at: cell)?.plumbName ?? "a view that is gone"
  }
}

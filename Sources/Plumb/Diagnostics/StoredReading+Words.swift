import Foundation

// Where stored numbers come from, as they were written.

extension StoredReading {
  /// Where the number comes from, in words.
  func words(_ value: StoredValue, in table: HostTable) -> String {
    switch self {
    case .value: value.words(along: Axis.self, in: table)
    case .directionalValue: value.words(along: Directional.self, in: table)
    case .computed: "computed from the parent"
    case .computedDirectional: "computed from the parent"
    case .computedLength: "computed from the parent"
    case .computedPoint: "computed from the parent"
    case .computedSize: "computed from the parent"
    case .pinned: "pinned to \(table.name(of: value.cell))"
    case .pinnedDirectional: "pinned to \(table.name(of: value.cell))"
    case .pinnedLength: "pinned to \(table.name(of: value.cell))"
    case .fitted: "fitted, with no limit offered"
    case .ratio(let ratio): "at a ratio of \(ratio.inWords) to the other axis"
    case .other(let other): other.source.inWords
    case .otherDirectional(let other): other.source.inWords
    case .otherLength(let other): other.source.inWords
    }
  }
}

extension StoredValue {
  fileprivate func words<Axis: LayoutAxis>(along axis: Axis.Type, in table: HostTable) -> String {
    if isConstant { return "a constant" }
    let owner = FrameCell.area(at: cell)?.inWords ?? table.name(of: cell)
    return place == 0
      ? lengthInWords(of: owner, axis, factor: part, plus: offset)
      : placeInWords(on: owner, axis, part: part, offset: offset)
  }
}

func placeInWords<Axis: LayoutAxis>(
  on owner: String, _ axis: Axis.Type, part: CGFloat, offset: CGFloat
) -> String {
  "\(owner)'s \(Axis.name(ofPart: part))\(offset.addedInWords)"
}

func lengthInWords<Axis: LayoutAxis>(
  of owner: String, _ axis: Axis.Type, factor: CGFloat, plus more: CGFloat
) -> String {
  let times = factor == 1 ? "" : " * \(factor.inWords)"
  return "\(owner)'s \(Axis.lengthName)\(times)\(more.addedInWords)"
}

extension OtherPositionSource {
  var inWords: String {
    switch self {
    case .area(let area, let part, let offset):
      placeInWords(on: area.inWords, Axis.self, part: part, offset: offset)
    case .place(let reference, let part, let offset):
      placeInWords(on: reference.inWords, Axis.self, part: part, offset: offset)
    case .joint(let member):
      member.words(Axis.kind == .vertical ? .top : .left)
    case .formula(let composed):
      composed.formula.inWords
    default:
      reference.map { "pinned to \($0.inWords)" } ?? "computed from the parent"
    }
  }
}

extension OtherLengthSource {
  var inWords: String {
    switch self {
    case .area(let area, let factor, let more):
      lengthInWords(of: area.inWords, Axis.self, factor: factor, plus: more)
    case .measured(let reference, let factor, let more):
      lengthInWords(of: reference.inWords, Axis.self, factor: factor, plus: more)
    case .fittedBy, .fittedBySize:
      "fitted, with an offer computed from the parent"
    case .joint(let member):
      member.words(Axis.kind == .vertical ? .height : .width)
    case .formula(let composed):
      composed.formula.inWords
    case .pinned, .size, .pinnedSize:
      reference.map { "pinned to \($0.inWords)" } ?? "computed from the parent"
    }
  }
}

extension HostTable {
  /// What messages call the host of a cell.
  fileprivate func name(of cell: Int32) -> String {
    host(at: cell)?.plumbName ?? "a view that is gone"
  }
}

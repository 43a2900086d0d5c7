import Foundation

extension StoredLayout {
  /// Describes the facts of the layout: the horizontal axis first, and on each axis in the order in which the layout
  /// decides them.
  @_optimize(size)
  func readings(
    _ placed: PlacedFrame, in pass: LayoutRun, _ parent: any Layoutable,
    of measured: MeasuredParent = .parent
  ) -> [FactReading] {
    columns.readings(placed.columns, in: pass, parent, measured)
      + rows.readings(placed.rows, in: pass, parent, measured)
  }
}

extension StoredAxis {
  @_optimize(size)
  @_semantics("optimize.sil.specialize.generic.never")
  fileprivate func readings(
    _ placed: PlacedAxis, in pass: LayoutRun, _ parent: any Layoutable,
    _ measured: MeasuredParent
  ) -> [FactReading] {
    let one = FactReading(
      name: names.0.words(on: Axis.self), value: firstNumber(in: pass, parent),
      origin: facts.first.words(first, in: pass.table, of: measured),
      kind: FactReading.Kind(names.0, on: Axis.self), distance: facts.first.distance(first),
      reference: facts.first.reference(first, in: pass, parent))
    let two = FactReading(
      name: names.1.words(on: Axis.self),
      value: isOpen ? placed.second : secondNumber(in: pass, parent),
      origin: facts.second.words(second, in: pass.table, of: measured),
      kind: FactReading.Kind(names.1, on: Axis.self), distance: facts.second.distance(second),
      reference: facts.second.reference(second, in: pass, parent))
    return rule.isSwapped ? [two, one] : [one, two]
  }
}

extension StoredReading {
  /// The points that a number adds to the place or the length that it is measured from; for a constant, the number
  /// itself. Nil for other numbers, for example if a closure computes the number or if the child is asked for it.
  @_optimize(size)
  fileprivate func distance(_ value: StoredValue) -> CGFloat? {
    switch self {
    case .value: value.offset
    case .untransformedValue: value.offset
    case .directionalValue: value.offset
    case .untransformedDirectionalValue: value.offset
    case .other(let other): other.source.distance
    case .otherDirectional(let other): other.source.distance
    default: nil
    }
  }

  /// The frame of the host or the area that a number is measured on, in the parent's coordinates. Nil if the number is
  /// not measured on a host or an area, if it is measured on several hosts, or if the host has no frame now.
  @_optimize(size)
  fileprivate func reference(
    _ value: StoredValue, in pass: LayoutRun, _ parent: any Layoutable
  ) -> CGRect? {
    let context = pass.context(in: parent)
    if let cell = value.readCell {
      if let area = FrameCell.area(at: cell) { return context.area(area) }
      return pass.table.host(at: cell).flatMap { context.frame(of: .host($0)) }
    }
    switch self {
    case .other(let other): return context.frame(of: other.source.references)
    case .otherDirectional(let other): return context.frame(of: other.source.references)
    case .otherLength(let other): return context.frame(of: other.source.references)
    default: return nil
    }
  }
}

extension OtherPositionSource {
  fileprivate var distance: CGFloat? {
    switch self {
    case .area(_, _, let offset), .place(_, _, let offset), .baseline(_, _, let offset): offset
    case .pinned, .pinnedPoint, .joint, .formula: nil
    }
  }
}

extension LayoutContext {
  /// The frame of the only reference in `references`. Nil if there is no reference, if there are several, or if the
  /// reference has no frame in this context.
  @_optimize(size)
  fileprivate func frame(of references: [ReferenceSource]) -> CGRect? {
    references.count == 1 ? frame(of: references[0]) : nil
  }

  @_optimize(size)
  fileprivate func frame(of reference: ReferenceSource) -> CGRect? {
    if case .at(let place) = find(reference) { return place.frame }
    return nil
  }
}

import Foundation

/// The layout of a matrix, before it is compiled.
struct MatrixLayout: GroupSource {
  @Boxed var box: IndividualLayout
  let columns: MatrixTracks
  let rows: MatrixTracks
  let start: MatrixStart
  @Boxed var cell: IndividualLayout

  func compiled(
    _ callSite: LayoutCallSite, in table: HostTable
  ) -> (item: IndividualLayout, group: StoredGroup) {
    let group = StoredMatrix(
      columns: columns, rows: rows, firstColumn: start.firstColumn,
      box: StoredLayout(box, callSite, in: table))
    for (child, cell) in start.placed { group.placed[table.cell(for: child)] = cell }
    return (cell.measuredFromCell, group)
  }
}

/// The first column of a matrix, and the children with cells of their own.
struct MatrixStart {
  var firstColumn = 0
  var placed: [(child: any Layoutable, cell: MatrixCell)] = []
}

// A constant is measured from the parent's origin; in a cell, from the cell's. So it becomes a place on the
// bounds, which are the cell's during evaluation.

extension IndividualLayout {
  fileprivate var measuredFromCell: IndividualLayout {
    IndividualLayout(horizontal.facts.measuredFromCell, vertical.facts.measuredFromCell)
  }
}

extension AxisFacts {
  fileprivate var measuredFromCell: AxisFacts {
    guard case .position(let position) = second else {
      return AxisFacts(first.measuredFromCell, second)
    }
    return AxisFacts(first.measuredFromCell, .position(position.measuredFromCell))
  }
}

extension PositionFact {
  fileprivate var measuredFromCell: PositionFact {
    switch self {
    case .anchor(let anchor, let source): .anchor(anchor, source.measuredFromCell)
    case .directional(let anchor, let source): .directional(anchor, source.measuredFromCell)
    case .part(let fact): .part(PartFact(fact.part, fact.source.measuredFromCell))
    case .baseline(let fact): .baseline(BaselineFact(fact.baseline, fact.source.measuredFromCell))
    }
  }
}

extension PositionSource {
  fileprivate var measuredFromCell: PositionSource {
    if case .constant(let coordinate) = self { return .area(.bounds, .start, coordinate) }
    return self
  }
}

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

/// Where the children of a matrix go: the column of the first child, and the cells of the children that `placing`
/// names. The first child is the first one that `placing` does not name.
struct MatrixStart {
  var firstColumn = 0
  var placed: [(child: any Layoutable, cell: MatrixCell)] = []
}

// A constant is a coordinate in the parent. In a cell, it is measured from the origin of the cell. So it is replaced by
// a place in the area `.bounds`: while a cell is evaluated, this area is the cell.

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

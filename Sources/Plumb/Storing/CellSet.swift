/// A set of cells of a ``HostTable``. Cells are small numbers, so each has a place in a list.
struct CellSet {
  private var isMember: [Bool] = []

  func contains(_ cell: Int32) -> Bool { Int(cell) < isMember.count && isMember[Int(cell)] }

  mutating func insert(_ cell: Int32) {
    isMember.grow(to: Int(cell), with: false)
    isMember[Int(cell)] = true
  }

  /// The areas of the parent that have a cell in this set.
  var areas: [LayoutArea] {
    LayoutArea.allCases.filter { contains(FrameCell.index(of: $0)) }
  }
}

import PlumbTestSupport
import Testing

@testable import Plumb

/// The index of cells by address, beside a set.
@Suite struct CellIndexTests {
  private final class Object {}

  @Test(arguments: [1, 3, 8, 60, 500])
  func anIndexKnowsTheCellsThatASetKnows(_ count: Int) {
    var random = SplitMix64(seed: UInt64(count))
    let objects = (0..<count).map { _ in Object() }
    func id(_ cell: Int32) -> ObjectIdentifier { ObjectIdentifier(objects[Int(cell) - 1]) }
    var index = CellIndex()
    var known: Set<Int32> = []
    for step in 0..<40 * count {
      let cell = Int32.random(in: 1...Int32(count), using: &random)
      // Phases in which cells are mostly added, and phases in which they are mostly removed.
      let adds = Int.random(in: 0..<4, using: &random) > (step / (10 * count) % 2 == 0 ? 0 : 2)
      if adds, !known.contains(cell) {
        index.add(cell, of: id(cell), id)
        known.insert(cell)
      } else if !adds {
        index.remove(cell, id)
        known.remove(cell)
      }
      let other = Int32.random(in: 1...Int32(count), using: &random)
      #expect(index.cell(of: id(other), id) == (known.contains(other) ? other : nil))
    }
    for cell in 1...Int32(count) {
      #expect(index.cell(of: id(cell), id) == (known.contains(cell) ? cell : nil))
    }
  }

  @Test func anEmptyIndexKnowsNothing() {
    let object = Object()
    var index = CellIndex()
    let id: (Int32) -> ObjectIdentifier = { _ in ObjectIdentifier(object) }
    #expect(index.cell(of: ObjectIdentifier(object), id) == nil)
    index.remove(1, id)
    #expect(index.cell(of: ObjectIdentifier(object), id) == nil)
  }
}

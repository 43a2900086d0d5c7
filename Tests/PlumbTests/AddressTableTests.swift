import PlumbTestSupport
import Testing

@testable import Plumb

/// The table of numbers by address, beside a dictionary.
@Suite struct AddressTableTests {
  private final class Object {}

  @Test(arguments: [1, 3, 8, 60, 500])
  func aTableKnowsWhatADictionaryKnows(_ count: Int) {
    var random = SplitMix64(seed: UInt64(count))
    let objects = (0..<count).map { _ in Object() }
    var table = AddressTable()
    var known: [ObjectIdentifier: Int32] = [:]
    for step in 0..<40 * count {
      let id = ObjectIdentifier(objects[Int.random(in: 0..<count, using: &random)])
      // Phases in which entries are mostly added, and phases in which they are mostly removed.
      let adds = Int.random(in: 0..<4, using: &random) > (step / (10 * count) % 2 == 0 ? 0 : 2)
      let number = adds ? Int32(truncatingIfNeeded: step) : nil
      table[id] = number
      known[id] = number
      let other = ObjectIdentifier(objects[Int.random(in: 0..<count, using: &random)])
      #expect(table[other] == known[other])
    }
    for object in objects {
      #expect(table[ObjectIdentifier(object)] == known[ObjectIdentifier(object)])
    }
  }

  @Test func anEmptyTableKnowsNothing() {
    let object = Object()
    var table = AddressTable()
    #expect(table[ObjectIdentifier(object)] == nil)
    table[ObjectIdentifier(object)] = nil
    #expect(table[ObjectIdentifier(object)] == nil)
  }
}

import Foundation
import Testing

@testable import CompileFailSupport

/// How much editors offer at once: what is common is found without scrolling past what is rare.
@Suite struct OffersTests {
  private static let most = 150

  @Test func noStateOffersMoreThanCanBeRead() throws {
    let file = TestedRepository.root.appendingPathComponent("CompileFailTests/Offers.txt")
    let offers = try Offers(String(contentsOf: file, encoding: .utf8))
    for chain in Chain.states {
      // With `self`.
      let count = try offers.titles(in: chain.state).count + 1
      #expect(count <= OffersTests.most, "after \(chain.calls)")
    }
    for place in try OfferedPlace.runs(offers) + OfferedPlace.matrices(offers) {
      #expect(place.titles.count <= OffersTests.most, "\(place.statement)")
    }
  }
}

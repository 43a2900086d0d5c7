import Foundation
import Testing

@testable import CompileFailSupport

/// Cases that are checked together are refused and passed as each is by itself.
@Suite struct CaseBatchTests {
  private static func edge(_ edge: String, saying words: String) -> String {
    """
    // One edge alone says nothing of the width.
    // control: replace "fitHeight" with "fitSize"
    import Plumb

    func layOut(_ title: HeadlessView, in card: HeadlessView) {
      card.plumb.layout(title) {
        // expected-error@+1 {{the horizontal axis has its \(words)}}
        $0.setTop\(edge)(to: .zero).fitHeight()
      }
    }

    """
  }

  private static let left = edge("Left", saying: "left; add center, right or width")
  private static let right = edge("Right", saying: "right; add left, center or width")

  private func withTwoCases(
    _ second: String, _ verifies: Bool = true, check: (Harness) throws -> Void
  )
    throws
  {
    let repository = try ScratchRepository([
      "CompileFailTests/Cases/area/left.swift": CaseBatchTests.left,
      "CompileFailTests/Cases/area/second.swift": second,
    ])
    try check(repository.harness(allowsVerifier: verifies))
    withExtendedLifetime(repository) {}
  }

  private func passTogether(_ harness: Harness) throws -> Bool? {
    try CaseBatch.batches(of: harness.caseFiles())["area/left"]?.passes(harness.compiler)
  }

  @Test func functionsOfOneNameAreCheckedTogether() throws {
    try withTwoCases(CaseBatchTests.right) { harness in
      let together = try passTogether(harness)
      #expect(together == true)
    }
  }

  @Test(
    arguments: [true, false],
    [
      right.replacingOccurrences(of: "its right", with: "its left"),
      right.replacingOccurrences(of: "@+1", with: "@+2"),
      right.replacingOccurrences(of: ".fitHeight()", with: ".fitSize()"),
      right.replacingOccurrences(of: "with \"fitSize\"", with: "with \"fitWidth\""),
    ])
  func oneWrongCaseFailsByItself(_ verifies: Bool, _ wrong: String) throws {
    try withTwoCases(wrong, verifies) { harness in
      let together = try passTogether(harness)
      let alone = try harness.inBatches(harness.caseChecks()).map { $0.outcome().passed }
      #expect(together == false)
      #expect(alone == [true, false])
    }
  }

  @Test func whatIsSaidOfEachIsToldApart() throws {
    try withTwoCases(CaseBatchTests.right) { harness in
      let batches = try CaseBatch.batches(of: harness.caseFiles())
      let said = try ["area/left", "area/second"].map { name in
        let batch = try #require(batches[name])
        return try #require(try batch.said(of: name, by: harness.compiler)).map(\.message)
      }
      #expect(said.map(\.count) == [1, 1])
      #expect(said[0][0].contains("has its left; add center"))
      #expect(said[1][0].contains("has its right; add left"))
    }
  }

  /// Beside other files, the compiler may say something else than of the case alone.
  @Test func whatACaseDoesNotExpectIsNotTold() throws {
    let wrong = CaseBatchTests.right.replacingOccurrences(of: "its right", with: "its left")
    try withTwoCases(wrong) { harness in
      let batches = try CaseBatch.batches(of: harness.caseFiles())
      let said = try ["area/left", "area/second"].map { name in
        let batch = try #require(batches[name])
        return try batch.said(of: name, by: harness.compiler)?.count
      }
      #expect(said == [1, nil])
    }
  }

  /// A type that conforms would do so in the other files as well.
  @Test func aCaseWithAConformanceIsCheckedByItself() throws {
    let conforming = "\nstruct Item {}\nextension Item: Equatable {}\n"
    try withTwoCases(CaseBatchTests.right + conforming) { harness in
      let names = try CaseBatch.batches(of: harness.caseFiles()).keys
      #expect(Array(names) == ["area/left"])
    }
  }

  @Test func extensionsOfTwoCasesMayAddTheSame() throws {
    let adding = "\nextension HeadlessView {\n  var badge: Int { 1 }\n}\n"
    let repository = try ScratchRepository([
      "CompileFailTests/Cases/area/left.swift": CaseBatchTests.left + adding,
      "CompileFailTests/Cases/area/second.swift": CaseBatchTests.right + adding,
    ])
    let together = try passTogether(repository.harness())
    #expect(together == true)
  }
}

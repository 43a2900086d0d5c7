import Foundation
import Testing

@testable import CompileFailSupport

/// The page that is written from the cases is what the cases and the compiler say now.
@Suite struct RefusalPageTests {
  @Test(.exhaustive) func isCurrent() throws {
    let harness = try TestedRepository.harness()
    let page = try String(contentsOf: harness.refusalPage, encoding: .utf8)
    let written = try harness.writtenRefusalPage(TestedRepository.batches.get())
    #expect(written == page, "Run CompileFailTests/run --write-docs.")
  }

  @Test func tellsACase() throws {
    let repository = try ScratchRepository([
      "CompileFailTests/Cases/points/number-for-a-point.swift": """
      // A point is two numbers.
      // control: replace "CGFloat" with "CGPoint"
      import Foundation
      import Plumb

      func layOut(_ title: HeadlessView, inset: CGFloat, in card: HeadlessView) {
        // expected-error@+1 {{cannot convert}}
        card.plumb.layout(title) { $0.setTopLeft(to: inset).fitSize() }
      }

      """
    ])
    let page = try repository.harness().writtenRefusalPage()
    #expect(page.contains("* [Points](#points)\n"))
    #expect(
      page.hasSuffix(
        """
        ## Points

        A point is a fact on each axis.

        * `cannot convert value of type 'CGFloat' to expected argument type 'CGPoint'`: \
        [number for a point](../CompileFailTests/Cases/points/number-for-a-point.swift)

        """))
  }

  /// A sentence that has no case of its own is told with one that differs in names only.
  @Test func tellsEachSentence() throws {
    let repository = try repository(refusing: "like: takes a width; a height goes to by:")
    let page = try repository.harness().writtenRefusalPage()
    #expect(
      page.contains(
        """
        * `like: takes a width; a height goes to by:`: \
        like [refused call](../CompileFailTests/Cases/points/refused-call.swift)

        """))
  }

  @Test func refusesASentenceWithoutACase() throws {
    let repository = try repository(refusing: "a call that nobody has tried")
    let error = #expect(throws: HarnessError.self) {
      try repository.harness().writtenRefusalPage()
    }
    #expect(error?.description.contains("a call that nobody has tried") == true)
  }

  /// A repository with a case of one sentence, and another sentence in its sources.
  private func repository(refusing sentence: String) throws -> ScratchRepository {
    try ScratchRepository([
      "CompileFailTests/Cases/points/refused-call.swift": """
      // A height is no width.
      // control: replace "refused" with "taken"
      @available(*, unavailable, message: "like: takes a height; a width goes to by:")
      func refused() {}
      func taken() {}
      // expected-error@+1 {{is unavailable}}
      func use() { refused() }

      """,
      "Sources/Plumb/Refusals.swift": """
      @available(*, unavailable, message: "\(sentence)")
      func other() {}

      """,
    ])
  }

  @Test func refusesAnAreaWithoutAnIntroduction() throws {
    let repository = try ScratchRepository([
      "CompileFailTests/Cases/unheard-of/case.swift": """
      // A number is no word.
      // control: replace "Int" with "String"
      // expected-error@+1 {{cannot convert}}
      let number: Int = ""

      """
    ])
    let error = #expect(throws: HarnessError.self) {
      try repository.harness().writtenRefusalPage()
    }
    #expect(error?.description.contains("unheard-of") == true)
  }

  /// A link leads to one case.
  @Test func namesEachCaseOnce() throws {
    let names = try TestedRepository.harness().caseFiles().map {
      $0.file.deletingPathExtension().lastPathComponent
    }
    #expect(Set(names).count == names.count)
  }
}

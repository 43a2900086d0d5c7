import Testing

@testable import CompileFailSupport

/// The code in documents is checked, whichever way it is meant.
@Suite struct DocumentTests {
  private static let prelude = """
    ```swift prelude
    import Plumb

    let card = HeadlessContainerView()
    let title = HeadlessView()
    ```

    """

  /// What is wrong with a document that has `block` after the prelude, or nil.
  private func failure(_ fence: String, _ block: String) throws -> String? {
    let repository = try ScratchRepository([
      "Docs/Page.md": "\(DocumentTests.prelude)\n```\(fence)\n\(block)\n```\n"
    ])
    let checks = try repository.harness().documentChecks()
    return try #require(checks.last).outcome().failure
  }

  @Test func aBlockThatCompilesPasses() throws {
    #expect(
      try failure("swift", "card.plumb.layout(title) { $0.setTopLeft(to: .zero).fitSize() }") == nil
    )
  }

  @Test func aBrokenBlockFails() throws {
    let failure = try failure(
      "swift", "card.plumb.layout(title) { $0.setTopLeft(to: .zero).fitWidth() }")
    #expect(failure?.contains("the vertical axis has its top") == true)
  }

  @Test func aBlockThatIsRefusedInItsOwnWordsPasses() throws {
    let failure = try failure(
      "swift does-not-compile",
      """
      card.plumb.layout(title) {
        $0.setTopLeft(to: .zero).fitWidth()
        // error: the vertical axis has its top; add middle, bottom or height
      }
      """)
    #expect(failure == nil)
  }

  @Test func aBlockThatIsRefusedInOtherWordsFails() throws {
    let failure = try failure(
      "swift does-not-compile",
      "card.plumb.layout(title) { $0.setTopLeft(to: .zero).fitWidth() }  // error: no width")
    #expect(failure?.contains("does not say: no width") == true)
  }

  @Test func aBlockThatIsMeantToBeRefusedAndCompilesFails() throws {
    let failure = try failure(
      "swift does-not-compile",
      "card.plumb.layout(title) { $0.setTopLeft(to: .zero).fitSize() }  // error: no height")
    #expect(failure == "this compiles, and the document says that it does not")
  }

  @Test func aRefusedBlockWithoutWordsFails() throws {
    let failure = try failure(
      "swift does-not-compile", "card.plumb.layout(title) { $0.setTopLeft(to: .zero).fitWidth() }")
    #expect(failure?.contains("no // error: comment") == true)
  }

  @Test func anExtensionStandsByItself() throws {
    #expect(
      try failure("swift", "import Plumb\n\nextension HeadlessView { var isCard: Bool { true } }")
        == nil)
  }

  @Test func theCompilerNamesTheLineOfTheDocument() throws {
    let failure = try failure("swift", "let one = 1\nlet two = three")
    #expect(failure?.contains("line 10: error:") == true)
  }

  @Test func anUnknownFenceIsAnError() throws {
    #expect(throws: HarnessError.self) { try failure("swift dont-compile", "let one = 1") }
  }

  @Test func anOpenBlockIsAnError() throws {
    let repository = try ScratchRepository(["Docs/Page.md": "```swift\nlet one = 1\n"])
    #expect(throws: HarnessError.self) { try repository.harness().documentChecks() }
  }

  @Test func twoPreludesAreAnError() throws {
    let repository = try ScratchRepository([
      "Docs/A.md": DocumentTests.prelude, "Docs/B.md": DocumentTests.prelude,
    ])
    #expect(throws: HarnessError.self) { try repository.harness().documentChecks() }
  }

  @Test func aReadmeWithoutCodeIsAnError() throws {
    let repository = try ScratchRepository(["README.md": "# Plumb\n"])
    #expect(throws: HarnessError.self) { try repository.harness().documentChecks() }
  }

  @Test func otherLanguagesAreLeftAlone() throws {
    let blocks = try DocumentBlock.all(
      in:
        "```sh\nswift test\n```\n```swift uikit\nnothing\n```\n````md\n```swift\nnothing\n```\n````\n",
      of: "Page.md")
    #expect(blocks.isEmpty)
  }
}

import Foundation
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
      "Docs/Guides/Page.md": "\(DocumentTests.prelude)\n```\(fence)\n\(block)\n```\n"
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

  /// What is wrong with the only block of a document that is no guide, or nil.
  private func wholeFileFailure(
    _ fence: String, _ block: String, _ files: [String: String] = [:]
  ) throws -> String? {
    let page = ["Docs/Page.md": "# Page\n\n```\(fence)\n\(block)\n```\n"]
    let repository = try ScratchRepository(files.merging(page) { $1 })
    return try #require(try repository.harness().documentChecks().last).outcome().failure
  }

  @Test func outsideOfGuidesABlockIsAFile() throws {
    #expect(try wholeFileFailure("swift", "import Plumb\n\nlet card = HeadlessView()") == nil)
    let failure = try wholeFileFailure("swift", "let card = HeadlessView()")
    #expect(failure?.contains("line 4: error: cannot find 'HeadlessView' in scope") == true)
  }

  @Test func aProgramPrintsWhatItSays() throws {
    #expect(try wholeFileFailure("swift prints", "print(1 + 1)  // prints: 2") == nil)
    let failure = try wholeFileFailure("swift prints", "print(1 + 1)  // prints: 3")
    #expect(failure == "it does not print: 3\nbut:\n2\n")
    let silent = try wholeFileFailure("swift prints", "print(1)")
    #expect(silent == "no // prints: comment says what the program prints")
  }

  @Test func aProgramThatEndsBadlyFails() throws {
    let failure = try wholeFileFailure(
      "swift prints", "import Foundation\nprint(2)  // prints: 2\nexit(3)")
    #expect(failure?.contains("it does not print") == true)
  }

  @Test func aProgramDrawsThePictureThatIsShown() throws {
    let program = """
      import Foundation
      try "<svg/>".write(toFile: "page.svg", atomically: true, encoding: .utf8)
      """
    let fence = "swift draws Pictures/page.svg"
    #expect(try wholeFileFailure(fence, program, ["Docs/Pictures/page.svg": "<svg/>"]) == nil)
    let failure = try wholeFileFailure(fence, program, ["Docs/Pictures/page.svg": "<g/>"])
    #expect(failure?.contains("it does not draw Pictures/page.svg") == true)
  }

  @Test func aModuleOnTheMainActorIsCheckedAsOne() throws {
    let program = "import Plumb\nfinal class Badge: HeadlessContainerView {}"
    #expect(try wholeFileFailure("swift", program) == nil)
    let failure = try wholeFileFailure("swift main-actor", program)
    #expect(failure?.contains("has different actor isolation") == true)
  }

  @Test func aManifestIsCheckedAsOne() throws {
    let manifest = "import PackageDescription\nlet package = Package(name: \"Page\")"
    #expect(try wholeFileFailure("swift package", manifest) == nil)
    let failure = try wholeFileFailure(
      "swift package", "import PackageDescription\nlet one: Package = 1")
    #expect(failure?.contains("error: cannot convert value of type 'Int'") == true)
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
        "```sh\nswift test\n```\n```swift uikit\nnothing\n```\n```swift appkit\nnothing\n```\n````md\n```swift\nnothing\n```\n````\n",
      of: "Page.md")
    #expect(blocks.isEmpty)
  }

  @Test func linksLeadToFilesAndHeadings() throws {
    let repository = try ScratchRepository([
      "Docs/A.md": """
      # A: what `setTop(to:)` says, in words
      [b](B.md), [here](#a-what-settopto-says-in-words), [there](B.md#two-1)
      [none](C.md)
      [no heading](B.md#three)
      """,
      "Docs/B.md": "# Two\n# Two\n```\n# Three\n```\n",
    ])
    let failure = try #require(
      try repository.harness().linkChecks().first { $0.name == "links/Docs/A.md" }
    ).outcome().failure
    #expect(failure == "line 3: there is no C.md\nline 4: there is no heading B.md#three")
  }

  @Test func guidesHaveTheirSections() throws {
    let repository = try ScratchRepository([
      "Docs/Guides/A.md": "# A\n## Design\n## Cost\nA sum.\n",
      "Docs/Guides/B.md": "# B\n## Design\nA.\n## What will not compile\nB.\n## Cost\nC.\n",
      "Docs/Guides/C.md": "# C\n## Example\n## What will not compile\nA sum.\n## Cost\nA sum.\n",
      "Docs/Guides/D.md": "# D\n\n## Cost\n\nNothing of its own.\n",
    ])
    let failures = try repository.harness().guideChecks().map { $0.outcome().failure }
    #expect(
      failures == [
        "its section Design says nothing", "its sections are Design, What will not compile, Cost",
        nil, "its section Cost says nothing",
      ])
  }

  @Test func catalogsFollowTheDocuments() throws {
    let step = """
      ## 1. One

      Text.

      ```swift draws one.svg
      let one = 1
      ```

      ![one](one.svg)

      """
    let guide = """
      # A

      [b](B.md#c), [d](../D.md), `x` [web](https://swift.org)
      ```swift uikit
      [b](B.md)
      ```

      """
    let repository = try ScratchRepository([
      "Docs/Tutorial.md": "# Title\n\nIntroduction.\n\n\(step)", "Docs/one.svg": "<svg/>",
      "Docs/Performance.md": "# P\n", "Docs/Guides/A.md": guide, "Docs/Guides/B.md": "# B\n",
      "Docs/Guides/Constraints.md": "# C\n", "Docs/Guides/Pins.md": "# P\n",
      "Docs/Guides/Solver.md": "# S\n",
      "Docs/Guides/Pictures.md": "# P\n",
    ])
    let files = try DocumentationCatalog.all(in: repository.folder.url)[0]
      .files(in: repository.folder.url).mapValues { String(decoding: $0, as: UTF8.self) }
    #expect(
      files["AGuide.md"]
        == "# A\n\n[b](doc:BGuide), d, `x` [web](https://swift.org)\n```swift\n[b](B.md)\n```\n")
    #expect(files["one.svg"] == "<svg/>")
    #expect(files["tutorial-1.swift"] == "let one = 1\n")
    #expect(files["Tutorial.tutorial"]?.contains("@Section(title: \"One\")") == true)
    let harness = try repository.harness()
    let article = repository.folder.url.appendingPathComponent(
      "Sources/Plumb/Plumb.docc/Generated/AGuide.md")
    #expect(!FileManager.default.fileExists(atPath: article.path))
    try harness.writeCatalogs()
    #expect(try String(contentsOf: article, encoding: .utf8) == files["AGuide.md"])
    // What no document leads to any more goes.
    let left = article.deletingLastPathComponent().appendingPathComponent("Left.md")
    try Data().write(to: left)
    try harness.writeCatalogs()
    #expect(!FileManager.default.fileExists(atPath: left.path))
  }
}

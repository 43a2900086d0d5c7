import Foundation
import Testing

@testable import CompileFailSupport

/// Whatever keeps the harness from judging is an error, and never a pass.
@Suite struct HarnessTests {
  @Test func aMissingModuleIsAnError() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: HarnessError.self) { try Compiler(modules: folder.url) }
    #expect(error?.description.contains("there is no Plumb module to test against") == true)
    #expect(error?.description.contains("Build the package first") == true)
  }

  @Test func aBrokenModuleIsAnError() throws {
    let folder = try TemporaryFolder()
    try folder.write("no module", to: "Plumb.swiftmodule")
    #expect(throws: HarnessError.self) { try Compiler(modules: folder.url) }
  }

  @Test func anEmptyFolderIsAnError() throws {
    let harness = try ScratchRepository([:]).harness()
    let error = #expect(throws: HarnessError.self) { try harness.run() }
    #expect(error?.description.contains("there are no cases in") == true)
  }

  @Test func aFilterThatMatchesNothingIsAnError() throws {
    let harness = try TestedRepository.harness()
    let error = #expect(throws: HarnessError.self) { try harness.run(filters: ["no-such-case"]) }
    #expect(error?.description == "nothing is named like no-such-case")
  }

  @Test func aFilterChoosesByName() throws {
    let harness = try TestedRepository.harness()
    let names = try harness.checks(filters: ["ratios/", "chains/"]).map(\.name)
    #expect(names.contains("ratios/lengths-without-a-place"))
    #expect(names.contains("chains/transitions-1"))
    #expect(names.allSatisfy { $0.hasPrefix("ratios/") || $0.hasPrefix("chains/") })
  }

  @Test func theExitStatusSaysItAll() throws {
    let root = TestedRepository.root
    #expect(try CommandLineRun.main(["--list"], root: root) == 0)
    #expect(try CommandLineRun.main(["--no-such-option"], root: root) == 2)
    #expect(try CommandLineRun.main(["underspecified/top-alone"], root: root) == 0)
    let wrong = try ScratchRepository(case: "// Nothing is wrong here.\n")
    #expect(try CommandLineRun.main(["area/"], root: wrong.folder.url) == 1)
  }

  @Test func outcomesComeInOrder() throws {
    let numbers = Array(0..<50)
    #expect(twoAtATime(numbers) { $0 * 2 } == numbers.map { $0 * 2 })
  }

  @Test func diagnosticsAreRead() {
    let said = Diagnostic.all(
      in: """
        /a b/Card.swift:7:12: error: no: neither: nor
        Card.swift:8:1: warning: look
            $0.setLeft(to: 8)
        <unknown>:0: error: not a place in a file
        """)
    #expect(said.map(\.line) == [7, 8])
    #expect(said.map(\.severity) == [.error, .warning])
    #expect(said.first?.file == "/a b/Card.swift")
    #expect(said.first?.message == "no: neither: nor")
  }
}

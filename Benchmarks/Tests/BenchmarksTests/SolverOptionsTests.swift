import Foundation
import Testing

@testable import solver_benchmarks

@Suite struct SolverOptionsTests {
  @Test func allThatCanBeAsked() throws {
    let folder = NSTemporaryDirectory()
    let options = try Options([
      "--from", "10", "--to", "50", "--only", Family.allCases[1].rawValue, "--profile", "resize",
      folder,
    ])
    #expect(options.views == 10...50)
    #expect(options.families == [Family.allCases[1]])
    #expect(options.profile == .resize)
    #expect(options.folder == folder)
  }

  @Test(arguments: [
    ["--fast"], ["/no/such/folder"], ["/dev/null"], ["--from"], ["--from", "few"], ["--to", "0"],
    ["--to", "10001"], ["--only"], ["--only", "none"], ["--profile", "sleep"],
  ])
  func whatCannotBeAskedIsOneLine(_ arguments: [String]) throws {
    let error = try #require(throws: OptionsError.self) { try Options(arguments) }
    #expect(!error.message.isEmpty && !error.message.contains("\n"))
  }
}

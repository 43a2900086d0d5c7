import Foundation

@testable import CompileFailSupport

/// This repository, as the harness sees it from the tests.
enum TestedRepository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func harness(allowsVerifier: Bool = true) throws -> Harness {
    Harness(root: root, compiler: try (allowsVerifier ? verifying : matching).get())
  }

  /// All cases, so that the compiler is asked once for the checks and for the page.
  static let batches = Result { try CaseBatch.batches(of: harness().caseFiles()) }

  // Each asks the compiler what it can do once, and not once a test.
  private static let verifying = Result {
    try Compiler(modules: ModulesFolder.find())
  }
  private static let matching = Result {
    try Compiler(modules: ModulesFolder.find(), allowsVerifier: false)
  }
}

/// A repository made up by a test.
struct ScratchRepository {
  let folder = try! TemporaryFolder()

  /// The repository with a README that has a block of Swift, and these files.
  init(_ files: [String: String]) throws {
    try folder.write("```swift\nlet number = 1\n```\n", to: "README.md")
    for (name, text) in files { try folder.write(text, to: name) }
  }

  /// The repository with one case.
  init(case text: String) throws {
    try self.init(["CompileFailTests/Cases/area/forbidden.swift": text])
  }

  func harness(allowsVerifier: Bool = true) throws -> Harness {
    Harness(
      root: folder.url,
      compiler: try TestedRepository.harness(allowsVerifier: allowsVerifier).compiler)
  }

  /// What is wrong with the case, or nil.
  func caseFailure(allowsVerifier: Bool = true) throws -> String? {
    let harness = try harness(allowsVerifier: allowsVerifier)
    return try harness.caseChecks().first { $0.name == "area/forbidden" }?.outcome().failure
  }
}

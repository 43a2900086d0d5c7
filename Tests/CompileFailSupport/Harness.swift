import Foundation

/// All that must and must not compile in a repository, checked with the compiler.
///
///     let harness = try Harness(root: root, compiler: Compiler(modules: ModulesFolder.find()))
///     let outcomes = try harness.run(filters: ["underspecified"]) { print($0) }
public struct Harness: Sendable {
  /// The folder with `CompileFailTests`, `README.md` and `Docs`.
  public let root: URL
  public let compiler: Compiler

  public init(root: URL, compiler: Compiler) {
    self.root = root
    self.compiler = compiler
  }

  /// The checks whose names contain one of `filters`, or all; never none.
  public func checks(filters: [String] = []) throws -> [Check] {
    let all =
      try caseChecks() + compilingChecks() + documentChecks() + linkChecks() + guideChecks()
      + completionChecks() + chainChecks() + pinChecks()
    let chosen = all.filter { check in
      filters.isEmpty || filters.contains { check.name.contains($0) }
    }
    guard !chosen.isEmpty else {
      throw HarnessError("nothing is named like \(filters.joined(separator: " or "))")
    }
    return chosen
  }

  /// Runs the checks whose names contain one of `filters`, or all, two at a time, and reports each.
  @discardableResult
  public func run(
    filters: [String] = [], report: @Sendable (Outcome) -> Void = { _ in }
  ) throws -> [Outcome] {
    twoAtATime(try inBatches(checks(filters: filters)), report: report) { $0.outcome() }
  }
}

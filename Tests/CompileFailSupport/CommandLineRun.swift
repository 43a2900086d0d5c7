import Foundation

/// What `CompileFailTests/run` does, after it has built the package.
public enum CommandLineRun {
  static let usage = """
    usage: run [--list] [filter ...]   check all that has a filter in its name
           run --completions           check what editors offer
           run --write-docs            write Docs/WhatWillNotCompile.md, and the documents' pictures
           run --write-pictures        write the pictures alone
           run --write-catalogs        write DocC catalogs from the documents
           run --benchmark             measure what chains cost the type checker
    """

  /// Does what `arguments` ask for, in the repository at `root`, and gives the exit status.
  public static func main(_ arguments: [String], root: URL) throws -> Int32 {
    let options = arguments.filter { $0.hasPrefix("-") }
    let filters = arguments.filter { !$0.hasPrefix("-") }
    let harness = try Harness(root: root, compiler: Compiler(modules: ModulesFolder.find()))
    switch options {
    case []: return try run(harness, filters)
    case ["--completions"]: return try run(harness, ["completions"])
    case ["--list"]: for check in try harness.checks(filters: filters) { print(check.name) }
    case ["--write-docs"]:
      try Data(harness.writtenRefusalPage().utf8).write(to: harness.refusalPage)
      try harness.writePictures()
    case ["--write-pictures"]: try harness.writePictures()
    case ["--write-catalogs"]: try harness.writeCatalogs()
    case ["--benchmark"]: return try TypecheckBenchmark(harness.compiler).run() ? 0 : 1
    default:
      print(usage)
      return 2
    }
    return 0
  }

  private static func run(_ harness: Harness, _ filters: [String]) throws -> Int32 {
    let outcomes = try harness.run(filters: filters) { outcome in
      print(outcome)
      fflush(nil)
    }
    let failed = outcomes.filter { !$0.passed }.count
    print("\(outcomes.count - failed) passed, \(failed) failed")
    return failed == 0 ? 0 : 1
  }
}

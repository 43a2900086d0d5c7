import Foundation

/// The symbols and the names of the libraries, compared with what Apple's platforms have. See
/// Scripts/check-platforms for what this finds and how.
@main
struct CheckPlatforms {
  private let root: URL
  private let work: URL
  private let modules: URL
  /// The folder of a finished build.
  private let built: URL
  private let package: PackageDescription
  /// All libraries, or the named ones and those that they depend on.
  private let libraries: [PackageDescription.Target]
  private let isWhole: Bool
  private var texts: [String: SourceText] = [:]
  private var uses: Uses = [:]
  private var problems: [String] = []

  static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    do {
      let root = URL(fileURLWithPath: arguments.removeFirst()).standardizedFileURL
      let built = URL(fileURLWithPath: arguments.removeFirst()).standardizedFileURL
      let writes = arguments.contains("--write")
      arguments.removeAll { $0 == "--write" }
      var check = try Self(root: root, built: built, names: arguments)
      try check.readLibraries()
      try check.compareSymbols(writing: writes)
      exit(check.report() ? 0 : 1)
    } catch {
      print("error: \(error)")
      exit(2)
    }
  }

  private init(root: URL, built: URL, names: [String]) throws {
    self.root = root
    self.built = built
    work = root.appendingPathComponent(".build/check-platforms-work")
    modules = work.appendingPathComponent("modules")
    package = try PackageDescription(of: root)
    isWhole = names.isEmpty
    let libraries = isWhole ? package.libraries : package.closure(of: names)
    for name in names where !libraries.contains(where: { $0.name == name }) {
      throw Command.Failure(description: "no target \(name)")
    }
    self.libraries = libraries
    try? FileManager.default.removeItem(at: work)
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
  }

  /// Compiles the libraries, notes what they use, and compares the names of their types.
  private mutating func readLibraries() throws {
    let samples = file("CheckPlatforms/Samples")
    problems += try Probe.problems(samples: samples, work: work)
    let appleNames = try AppleNames(file("AppleNames.txt"))
    for library in libraries {
      let folder = root.appendingPathComponent(library.path ?? "Sources/\(library.name)")
      let sources = CompiledLibrary.sources(in: folder)
      for source in sources { texts[source.path] = try SourceText(of: source) }
      let objects = sources.map {
        built.appendingPathComponent("\(library.name).build/\($0.lastPathComponent).o")
      }
      let compiled = try CompiledLibrary(
        library.name, sources: sources, objects: objects, modules: modules, work: work)
      let own = package.targets.map(\.name)
      uses.merge(try Uses(of: compiled, own: own, sources: texts)) { $0.union($1) }
      problems += try appleNames.problems(in: library.name, modules: modules, work: work)
    }
    if libraries.contains(where: { $0.name == "Plumb" }) {
      try appleNames.compile(
        samples.appendingPathComponent("Names.swift"), modules: modules, work: work)
    }
  }

  private mutating func compareSymbols(writing: Bool) throws {
    var table = try SymbolTable(file("PlatformSymbols.tsv"))
    if writing {
      let toolchain = try ToolchainAvailability(in: work)
      if isWhole { table.rows = table.rows.filter { uses[$0.key] != nil } }
      for symbol in uses.keys where table.rows[symbol] == nil {
        table.rows[symbol] = toolchain.row(for: symbol)
      }
      try table.write(to: file("PlatformSymbols.tsv"))
    }
    let claimed = SymbolTable.platforms.compactMap { platform in
      package.platforms.first { $0.platformName == platform.lowercased() }
        .map { (platform, $0.version) }
    }
    problems += table.problems(
      of: uses, claimed: .init(uniqueKeysWithValues: claimed), all: isWhole
    ) { condition, place in
      texts[place.file]?.has(condition, around: place.line) ?? false
    }
  }

  /// Whether all is well.
  private func report() -> Bool {
    for problem in problems {
      print(problem.replacingOccurrences(of: root.path + "/", with: ""))
    }
    let names = libraries.map(\.name).joined(separator: ", ")
    print("\(names): \(uses.count) symbols, \(problems.count) problems")
    return problems.isEmpty
  }

  private func file(_ name: String) -> URL {
    root.appendingPathComponent("Scripts/\(name)")
  }
}

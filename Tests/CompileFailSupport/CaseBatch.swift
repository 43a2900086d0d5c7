import Foundation

/// Cases that are given to the compiler together, because it takes longer to read the libraries than to check a
/// case. If anything is wrong with one of them, each is checked by itself.
final class CaseBatch: @unchecked Sendable {
  private static let size = 12
  nonisolated(unsafe) private static let conformance = #/\nextension (?:(?! where )[^{\n])*:/#

  private let files: [(name: String, file: URL)]
  private let lock = NSLock()
  private var known: Bool?
  private var words: [[Diagnostic]?]?

  private init(_ files: [(name: String, file: URL)]) {
    self.files = files
  }

  /// The batch of each case that may be with others, by its name. A conformance would be seen by the others.
  ///
  /// Cases that follow each other are in different batches, so that two checks at a time ask two compilers.
  static func batches(of files: [(name: String, file: URL)]) throws -> [String: CaseBatch] {
    let together = try files.filter {
      try !String(contentsOf: $0.file, encoding: .utf8).contains(conformance)
    }
    let count = (together.count + size - 1) / size
    let batches = (0..<count).map { first in
      CaseBatch(stride(from: first, to: together.count, by: count).map { together[$0] })
    }
    return Dictionary(
      uniqueKeysWithValues: together.enumerated().map { ($1.name, batches[$0 % count]) })
  }

  /// Whether the compiler refuses all of the cases in the expected words, and takes all their controls.
  func passes(_ compiler: Compiler) -> Bool {
    lock.withLock {
      let passes = known ?? (try? check(with: compiler)) ?? false
      known = passes
      return passes
    }
  }

  /// What the compiler says of the case with this name; nil if that is not what the case expects. Beside other files,
  /// the compiler may say something else than of the case alone.
  func said(of name: String, by compiler: Compiler) throws -> [Diagnostic]? {
    let all = try lock.withLock { try expectedWords(by: compiler) }
    return zip(files, all).first { $0.0.name == name }?.1
  }

  private func check(with compiler: Compiler) throws -> Bool {
    guard files.count > 1 else { return false }
    let programs = try files.flatMap { try CompileFailCase($0.name, in: $0.file).programs() }
    let folder = try TemporaryFolder()
    let controls = try write(programs, to: folder, named: "Control")
    return try expectedWords(by: compiler).allSatisfy { $0 != nil }
      && compiler.typecheck(controls, ["-warnings-as-errors"]).status == 0
  }

  /// What the compiler says of each case; nil if that is not what the case expects. The compiler is asked once.
  private func expectedWords(by compiler: Compiler) throws -> [[Diagnostic]?] {
    if let words { return words }
    let cases = try files.map { try CompileFailCase($0.name, in: $0.file) }
    let folder = try TemporaryFolder()
    let programs = try write(cases.map(\.text), to: folder, named: "Case")
    let output = try compiler.typecheck(programs)
    let said = programs.map(output.diagnostics(in:))
    let errors = said.joined().filter { $0.severity == .error }
    // The compiler may also crash, or find an error outside the cases.
    let isOfCases = (0...1).contains(output.status) && errors.count == output.errors.count
    let words = zip(cases, said).map { tested, said in
      let isExpected =
        !tested.expectations.isEmpty
        && Expectation.differences(tested.expectations, said).isEmpty
      return isOfCases && isExpected ? said : nil
    }
    self.words = words
    return words
  }

  /// Writes programs whose declarations are private, so that those of two files may have one name.
  private func write(_ programs: [String], to folder: TemporaryFolder, named name: String) throws
    -> [URL]
  {
    let declaration = #/^(?:final )?(?:func|class|struct|enum|protocol|typealias|extension) /#
    return try programs.enumerated().map { index, program in
      let text = program.lines.map { $0.contains(declaration) ? "private \($0)" : $0 }
      return try folder.write(text.joined(separator: "\n"), to: "\(name)\(index).swift")
    }
  }
}

extension Harness {
  /// The same checks, with the cases among them in batches. Choose checks first: a batch is checked as a whole.
  func inBatches(_ checks: [Check]) throws -> [Check] {
    let files = checks.compactMap { check in check.caseFile.map { (check.name, $0) } }
    return try inBatches(checks, CaseBatch.batches(of: files))
  }

  func inBatches(_ checks: [Check], _ batches: [String: CaseBatch]) -> [Check] {
    checks.map { check in
      guard let batch = batches[check.name] else { return check }
      return Check(name: check.name) {
        batch.passes(compiler) ? .passed() : try check.run()
      }
    }
  }
}

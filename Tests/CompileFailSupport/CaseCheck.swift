import Foundation

extension CompileFailCase {
  /// What is wrong with the case, or nil: the compiler refuses it with the expected words and takes
  /// its control.
  func check(with compiler: Compiler, savingAside aside: URL) throws -> CaseProblem? {
    let programs = try programs()
    if expectations.isEmpty { return try saveAside(with: compiler, in: aside) }
    if let words = try unexpectedWords(from: compiler) {
      let said = try compiler.typecheck([file])
      return said.errors.isEmpty ? .compiles : .unexpectedWords("\(words)\nIt says:\n\(said.words)")
    }
    let folder = try TemporaryFolder()
    for program in programs {
      let said = try compiler.typecheck(
        [folder.write(program, to: "Control.swift")], ["-warnings-as-errors"])
      if said.status != 0 { return .controlFails(said.words) }
    }
    return nil
  }

  /// The programs that must compile: the control, and what a person would do.
  func programs() throws -> [String] {
    try [controlled()] + [mend].compactMap { try $0?.applied(to: code) }
  }

  /// In what the compiler's words differ from the expected ones, or nil.
  func unexpectedWords(from compiler: Compiler) throws -> String? {
    if compiler.hasVerifier {
      let said = try compiler.typecheck([file], Compiler.verifierFlags)
      return said.status == 0 ? nil : said.words
    }
    let said = try compiler.typecheck([file])
    let differences = Expectation.differences(expectations, said.diagnostics(in: file))
    return differences.isEmpty ? nil : differences.joined(separator: "\n")
  }
}

extension TypecheckOutput {
  /// What the compiler said, without the lines of source that it repeats.
  var words: String {
    let told = diagnostics.filter { !$0.message.hasPrefix("diagnostic produced elsewhere") }
    return told.isEmpty
      ? text.trimmingCharacters(in: .whitespacesAndNewlines)
      : told.map { "line \($0.line): \($0.severity): \($0.message)" }.joined(separator: "\n")
  }
}

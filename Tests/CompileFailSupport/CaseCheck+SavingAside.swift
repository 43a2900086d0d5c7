import Foundation

extension CompileFailCase {
  /// Saves the case with the compiler's words as its expectation, to be looked at by a person, since
  /// what the compiler happens to say is not yet what it should say.
  func saveAside(with compiler: Compiler, in aside: URL) throws -> CaseProblem {
    let said = try compiler.typecheck([file])
    guard !said.errors.isEmpty else { return .compiles }
    let diagnostics = said.diagnostics.filter { $0.file == file.path }
    let copy = aside.appendingPathComponent(name + ".swift")
    try FileManager.default.createDirectory(
      at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.expecting(diagnostics).utf8).write(to: copy)
    return .noExpectation(saved: copy.path, words: said.words)
  }
}

extension String {
  /// The source with an expectation above each line that something was said about.
  fileprivate func expecting(_ diagnostics: [Diagnostic]) -> String {
    let said = Dictionary(grouping: diagnostics, by: \.line)
    return lines.enumerated().flatMap { index, line in
      let indentation = line.prefix { $0 == " " }
      let here = said[index + 1] ?? []
      let comments = here.enumerated().map { position, diagnostic in
        let place = "@+\(here.count - position)"
        return "\(indentation)// expected-\(diagnostic.severity)\(place) {{\(diagnostic.message)}}"
      }
      return comments + [line]
    }
    .joined(separator: "\n")
  }
}

import Foundation

extension DocumentBlock {
  /// What is wrong with the block, or nil.
  func check(with compiler: Compiler, _ prelude: [String]) throws -> String? {
    let folder = try TemporaryFolder()
    let said = try compiler.typecheck(
      [folder.write(program(prelude), to: "Document.swift")], ["-suppress-warnings"])
    if kind != .doesNotCompile { return said.errors.isEmpty && said.status == 0 ? nil : said.words }
    if said.errors.isEmpty { return "this compiles, and the document says that it does not" }
    if expectedWords.isEmpty { return "no // error: comment says what the compiler will say" }
    let missing = expectedWords.filter { words in
      !said.errors.contains { $0.message.contains(words) }
    }
    guard !missing.isEmpty else { return nil }
    return "the compiler does not say: \(missing.joined(separator: " / "))\nbut:\n\(said.words)"
  }

  /// The block in a function that has the prelude's constants, which the block may name anew; with an
  /// extension in it, the block cannot be in a function and has the prelude's imports alone. The code
  /// stands on the lines that it has in the document, and the compiler names those.
  func program(_ prelude: [String]) -> String {
    let isInFunction = !code.contains { $0.hasPrefix("extension ") }
    let declarations = prelude.filter { !$0.isImport && !$0.isEmpty }
    let start =
      (prelude + code).filter(\.isImport)
      + (isInFunction
        ? ["func document() { " + (declarations + ["do {"]).joined(separator: "; ")] : [])
    let padding = Array(repeating: "", count: max(0, line - 1))
    return
      (padding + [start.joined(separator: "; ")] + code.map { $0.isImport ? "" : $0 }
      + (isInFunction ? ["}}"] : [])).joined(separator: "\n") + "\n"
  }
}

extension String {
  fileprivate var isImport: Bool { hasPrefix("import ") }
}

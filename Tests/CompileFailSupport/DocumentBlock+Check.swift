import Foundation

extension DocumentBlock {
  /// What is wrong with the block, or nil. The repository with the document is at `root`.
  func check(with compiler: Compiler, _ prelude: [String], root: URL) throws -> String? {
    switch kind {
    case .doesNotCompile:
      let said = try compile(with: compiler, prelude)
      if said.errors.isEmpty { return "this compiles, and the document says that it does not" }
      if expectedErrors.isEmpty { return "no // error: comment says what the compiler will say" }
      let missing = expectedErrors.filter { words in
        !said.errors.contains { $0.message.contains(words) }
      }
      guard !missing.isEmpty else { return nil }
      return "the compiler does not say: \(missing.joined(separator: " / "))\nbut:\n\(said.words)"
    case .compiles, .package, .prelude:
      return try compile(with: compiler, prelude).failure
    case .prints:
      return try checkPrints(with: compiler)
    case .draws(let picture):
      return try checkPicture(picture, with: compiler, root: root)
    }
  }

  /// Why the compiler refuses a block that is built as a program.
  func refusal(by compiler: Compiler) throws -> String? {
    try compile(with: compiler, []).failure
  }

  private func compile(with compiler: Compiler, _ prelude: [String]) throws -> TypecheckOutput {
    var flags = ["-suppress-warnings"]
    if isMainActor { flags += ["-default-isolation", "MainActor"] }
    if kind == .package { flags += try Compiler.manifestFlags.get() }
    if !isWholeFile { flags.append("-parse-as-library") }
    let folder = try TemporaryFolder()
    let file = try folder.write(
      isWholeFile ? wholeFile : program(prelude),
      to: isWholeFile ? "main.swift" : "Document.swift")
    // A missing return is found after the types are checked.
    return try compiler.frontend(["-emit-sil", "-o", "/dev/null"] + flags + [file.path])
  }

  /// The block as it stands, on the lines that it has in the document: the compiler names those.
  private var wholeFile: String { (padding + [""] + code).joined(separator: "\n") + "\n" }

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
    return
      (padding + [start.joined(separator: "; ")] + code.map { $0.isImport ? "" : $0 }
      + (isInFunction ? ["}}"] : [])).joined(separator: "\n") + "\n"
  }

  private var padding: [String] { Array(repeating: "", count: max(0, line - 1)) }
}

extension TypecheckOutput {
  /// Why this is no program, or nil.
  fileprivate var failure: String? { errors.isEmpty && status == 0 ? nil : words }
}

extension String {
  fileprivate var isImport: Bool { hasPrefix("import ") }
}

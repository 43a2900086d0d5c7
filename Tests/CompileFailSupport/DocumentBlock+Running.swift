import Foundation

extension DocumentBlock {
  /// Runs the block and compares what it prints with its comments.
  func checkPrints(with compiler: Compiler) throws -> String? {
    if expectedPrints.isEmpty { return "no // prints: comment says what the program prints" }
    let said = try run(with: compiler).output
    let missing = expectedPrints.filter { !said.text.contains($0) }
    if missing.isEmpty, said.status == 0 { return nil }
    return "it does not print: \(missing.joined(separator: " / "))\nbut:\n\(said.text)"
  }

  /// Runs the block and compares the picture that it writes with the one beside the document.
  func checkPicture(_ picture: String, with compiler: Compiler, root: URL) throws -> String? {
    let shown = try? String(contentsOf: url(of: picture, root: root), encoding: .utf8)
    if try drawing(with: compiler) == shown { return nil }
    return
      "it does not draw \(picture). Look at what it draws, then CompileFailTests/run --write-docs."
  }

  /// The picture that the program writes.
  func drawing(with compiler: Compiler) throws -> String {
    let (folder, output) = try run(with: compiler)
    guard let picture = FileManager.default.files(below: folder.url, named: ".svg").first else {
      throw HarnessError("\(name) writes no picture, but says:\n\(output.text)")
    }
    return try String(contentsOf: picture, encoding: .utf8)
  }

  /// Where a picture lies that is named from the document.
  func url(of picture: String, root: URL) -> URL {
    root.appendingPathComponent(document).deletingLastPathComponent().appendingPathComponent(
      picture)
  }

  /// Builds the block as the main file of a program called App, and runs it in a folder of its own.
  private func run(
    with compiler: Compiler
  ) throws -> (folder: TemporaryFolder, output: CommandOutput) {
    let folder = try TemporaryFolder()
    let file = try folder.write(code.joined(separator: "\n") + "\n", to: "App/main.swift")
    let program = folder.url.appendingPathComponent("App/program")
    let built = try compiler.build(file, as: "App", to: program)
    guard built.status == 0 else {
      throw HarnessError(
        "\(name) cannot be built:\n\(try refusal(by: compiler) ?? built.text)")
    }
    return (folder, try CommandOutput(running: [program.path], in: folder.url))
  }
}

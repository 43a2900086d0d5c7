import Foundation

/// `Docs/WhatWillNotCompile.md`: every case with its reason, its code and the compiler's words.
extension Harness {
  public var refusalPage: URL { root.appendingPathComponent("Docs/WhatWillNotCompile.md") }

  /// The page as the cases and the compiler make it now.
  public func writtenRefusalPage() throws -> String {
    let sections = try twoAtATime(caseFiles()) { name, file in
      Result { try CompileFailCase(name, in: file).section(with: compiler) }
    }
    var page = RefusalPage.head
    var area = ""
    for (name, section) in zip(try caseFiles().map(\.name), sections) {
      let next = String(name.prefix { $0 != "/" })
      if next != area { page += "\n## \(next.prefix(1).uppercased())\(next.dropFirst())\n" }
      area = next
      page += try section.get()
    }
    return page
  }
}

private enum RefusalPage {
  static let head = """
    # What will not compile

    Written from the cases in `CompileFailTests/Cases` by `CompileFailTests/run --write-docs`: each
    mistake, why it is refused, and the compiler's words.

    """
}

extension CompileFailCase {
  /// The case as the page tells it.
  fileprivate func section(with compiler: Compiler) throws -> String {
    let said = Dictionary(grouping: try compiler.typecheck([file]).errors, by: \.line)
    let listing = text.lines.enumerated().dropFirst(2).flatMap { index, line -> [String] in
      if line == "import Plumb" || line.contains("// expected-") { return [] }
      let indentation = line.prefix { $0 == " " }
      return [line] + (said[index + 1] ?? []).map { "\(indentation)// error: \($0.message)" }
    }
    let code = listing.joined(separator: "\n").trimmingCharacters(in: .newlines)
    return """

      ### \(title)

      \(reason)

      ```swift does-not-compile
      \(code)
      ```

      """
  }

  /// The name of the file, in words.
  private var title: String {
    let words = name.split(separator: "/").last!.split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

import Foundation

/// The check of the check: a file with things that are not on every platform, and what must be said of it.
/// If the compiler's output changes, this fails instead of letting everything pass.
enum Probe {
  static func problems(samples: URL, work: URL) throws -> [String] {
    let file = samples.appendingPathComponent("Probe.swift")
    let text = try SourceText(of: file)
    let library = try CompiledLibrary(
      "Probe", sources: [file], modules: work.appendingPathComponent("probe-modules"), work: work)
    let uses = try Uses(of: library, own: ["Probe"], sources: [file.path: text])
    let table = try SymbolTable(samples.appendingPathComponent("Probe.tsv"))
    let said = table.problems(of: uses, claimed: ["iOS": "16.0"], all: true) { condition, place in
      text.has(condition, around: place.line)
    }
    let expected = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { ["// missing", "// not in", "// no longer"].contains(where: $0.hasPrefix) }
      .map { String($0.dropFirst("// ".count)) }
    let unsaid = expected.filter { phrase in !said.contains { $0.contains(": error: \(phrase)") } }
    let guarded = said.filter { $0.contains("CGRect.integral") }
    return (unsaid.map { "not found: \($0)" } + guarded.map { "should be let through: \($0)" })
      .map { "Scripts/CheckPlatforms/Samples/Probe.swift: error: \($0)" }
  }
}

import Foundation

/// The check of the check: a file with things that are not on every platform, and what must be said of it.
/// If the compiler's output changes, this fails instead of letting everything pass.
enum Probe {
  static func problems(samples: URL, work: URL) throws -> [String] {
    let file = samples.appendingPathComponent("Probe.swift")
    let text = try SourceText(of: file)
    let object = work.appendingPathComponent("Probe.o")
    _ = try Command.output(
      "swiftc",
      ["-c", "-Onone", "-wmo", "-swift-version", "6", "-parse-as-library", file.path]
        + ["-module-name", "Probe", "-o", object.path], in: work)
    let library = try CompiledLibrary(
      "Probe", sources: [file], objects: [object],
      modules: work.appendingPathComponent("probe-modules"), work: work)
    let uses = try Uses(of: library, own: ["Probe"], sources: [file.path: text])
    let table = try SymbolTable(samples.appendingPathComponent("Probe.tsv"))
    let said = table.problems(of: uses, claimed: ["iOS": "16.0"], all: true) { condition, place in
      text.has(condition, around: place.line)
    }
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    let expected =
      lines
      .filter { ["// missing", "// not in", "// no longer"].contains(where: $0.hasPrefix) }
      .map { String($0.dropFirst("// ".count)) }
    var unsaid = expected.filter { phrase in !said.contains { $0.contains(": error: \(phrase)") } }
    for (index, line) in lines.enumerated() {
      guard let symbol = line.components(separatedBy: "// here: ").dropFirst().first else {
        continue
      }
      let place = "\(file.path):\(index + 1): error: "
      if !said.contains(where: { $0.hasPrefix(place) && $0.hasSuffix(symbol) }) {
        unsaid.append("\(symbol), in line \(index + 1)")
      }
    }
    let guarded = said.filter { $0.contains("CGRect.integral") }
    return (unsaid.map { "not found: \($0)" } + guarded.map { "should be let through: \($0)" })
      .map { "Scripts/CheckPlatforms/Samples/Probe.swift: error: \($0)" }
  }
}

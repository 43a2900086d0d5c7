import Foundation

/// What the toolchain's own modules say of Apple's platforms. The standard library is annotated in full;
/// Foundation here is another implementation than Apple's, and often says nothing.
struct ToolchainAvailability {
  private var known: [String: [String: String]] = [:]
  private let interface: StandardInterface

  init(in work: URL) throws {
    interface = try StandardInterface()
    let folder = work.appendingPathComponent("symbol-graphs")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for module in ["Swift", "FoundationEssentials", "Foundation"] {
      try SymbolGraph.extract(module, includes: nil, into: folder)
    }
    let symbols = try SymbolGraph.all(in: folder).flatMap(\.symbols)
    let demangler = try Demangler(symbols.compactMap { Demangler.mangled($0.identifier.precise) })
    for symbol in symbols {
      guard let mangled = Demangler.mangled(symbol.identifier.precise),
        let name = demangler[mangled]
      else { continue }
      known[name.replacingOccurrences(of: "static ", with: "")] = symbol.since
    }
  }

  /// A row for a symbol that is not in the table yet, with "?" where the toolchain does not know.
  func row(for symbol: String) -> SymbolTable.Row {
    let isStandard = symbol.hasPrefix("Swift.") || symbol.contains("extension in Swift)")
    if let since = known[symbol], isStandard || !since.isEmpty {
      return row(since, from: "@available in the toolchain's module")
    }
    if isStandard, let since = interface.since(symbol) {
      return row(since, from: "@available in the standard library's interface")
    }
    return row(
      .init(uniqueKeysWithValues: SymbolTable.platforms.map { ($0, "?") }),
      from: "nobody has looked yet")
  }

  private func row(_ since: [String: String], from source: String) -> SymbolTable.Row {
    let platforms = SymbolTable.platforms.map { ($0, since[$0] ?? "always") }
    return SymbolTable.Row(
      since: .init(uniqueKeysWithValues: platforms), within: "",
      knownFrom: since.isEmpty ? "standard library without @available: since Swift 5.0" : source)
  }
}

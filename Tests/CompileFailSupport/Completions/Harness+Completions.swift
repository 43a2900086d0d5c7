import Foundation

extension Harness {
  /// What editors offer, as the toolchain's language server tells it. Without a server, one check that
  /// passes and says so.
  func completionChecks() -> [Check] {
    guard LanguageServer.isThere else {
      return [
        Check(name: "completions") { .passed(note: "not checked: there is no sourcekit-lsp") }
      ]
    }
    return (0..<2).map { half in
      completionCheck("makers-\(half + 1)") {
        try makerPlaces().enumerated().filter { $0.offset % 2 == half }.map(\.element)
      }
    } + [
      completionCheck("runs") { try OfferedPlace.runs(offers()) },
      completionCheck("matrices") { try OfferedPlace.matrices(offers()) },
      completionCheck("guides") { OfferedPlace.guides },
      completionCheck("pins") { OfferedPlace.pins },
      completionCheck("values") { OfferedPlace.values },
    ]
  }

  /// What is offered in each state, as the table says.
  func offers() throws -> Offers {
    let file = root.appendingPathComponent("CompileFailTests/Offers.txt")
    return try Offers(String(contentsOf: file, encoding: .utf8))
  }

  /// A maker in each of its states.
  private func makerPlaces() throws -> [OfferedPlace] {
    let offers = try offers()
    return try Chain.states.map { chain in
      OfferedPlace(
        "_ = \(chain.calls).|",
        try offers.titles(in: chain.state) + ["self"]
          + (chain.decided.isComplete ? ["layout"] : []))
    }
  }

  private func completionCheck(
    _ name: String, _ places: @escaping @Sendable () throws -> [OfferedPlace]
  ) -> Check {
    Check(name: "completions/\(name)") {
      let places = try places()
      let editor = try Editor(compiler)
      let problems = try places.flatMap { try $0.problems(editor) }
      let items = places.map(\.titles.count).reduce(0, +)
      guard !problems.isEmpty else {
        return .passed(note: "\(places.count) places offer \(items) items, all legal, none twice")
      }
      return .failed(problems.prefix(20).joined(separator: "\n"))
    }
  }
}

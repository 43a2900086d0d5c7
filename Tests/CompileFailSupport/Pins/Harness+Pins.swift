import Foundation

extension Harness {
  /// The pin chain's grammar, against the table of its warnings: each chain of three calls, and the end of
  /// each; and the cases of the data that must not compile.
  func pinChecks() -> [Check] {
    (0..<8).map { part in pinCheck("pairs-\(part + 1)") { _ in .pairs { $0 % 8 == part } } }
      + (0..<8).map { part in pinCheck("thirds-\(part + 1)") { _ in .thirds { $0 % 8 == part } } }
      + (0..<8).map { part in
        pinCheck("ends-\(part + 1)", severalMistakes: true) { _ in .ends { $0 % 8 == part } }
      } + [
        pinCheck("refused-cases", severalMistakes: true) { root in
          let table = root.appendingPathComponent("Tests/PinData/refused.tsv")
          return .refused(try String(contentsOf: table, encoding: .utf8))
        }
      ]
  }

  private func pinCheck(
    _ name: String, severalMistakes: Bool = false,
    _ listing: @escaping @Sendable (URL) throws -> PinListing
  ) -> Check {
    Check(name: "pins/\(name)") {
      let listing = try listing(root)
      let folder = try TemporaryFolder()
      let said = try compiler.typecheck([folder.write(listing.text, to: "Pins.swift")])
      let disagreements = listing.disagreements(
        said.errors, severalMistakes: severalMistakes)
      let refused = listing.verdicts.values.filter { !$0 }.count
      guard !disagreements.isEmpty else {
        return .passed(note: "\(listing.verdicts.count) chains agree, \(refused) of them refused")
      }
      return .failed(
        "the compiler and the oracle disagree on \(disagreements.count) lines:\n"
          + disagreements.prefix(10).joined(separator: "\n"))
    }
  }
}

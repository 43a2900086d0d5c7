/// A program with a pin chain on each line, and whether it is to compile.
struct PinListing: Sendable {
  private var lines = [
    "import Foundation", "import Plumb", "import PlumbPin",
    "func isSame<Chain>(_ one: Chain, _ type: Chain.Type) {}",
  ]
  private(set) var verdicts: [Int: Bool] = [:]
  private var words: [Int: String] = [:]

  var text: String { (lines + [""]).joined(separator: "\n") }

  /// Adds a function with chains.
  mutating func add(_ head: String, _ chains: [(text: String, compiles: Bool)]) {
    lines.append(head + " {")
    for chain in chains { add(chain.text, compiles: chain.compiles) }
    lines.append("}")
  }

  mutating func add(_ line: String, compiles: Bool, words: String? = nil) {
    lines.append(line)
    verdicts[lines.count] = compiles
    self.words[lines.count] = words
  }

  mutating func addPlain(_ line: String) { lines.append(line) }

  /// Where the compiler and the oracle disagree: an error where there is none to be, none or several where
  /// there is to be one, or words that are not Plumb's.
  func disagreements(_ errors: [Diagnostic], severalMistakes: Bool) -> [String] {
    let said = Dictionary(grouping: errors, by: \.line)
    let elsewhere = said.keys.filter { verdicts[$0] == nil }
    let wrong = verdicts.filter { line, compiles in
      let here = said[line, default: []]
      if compiles { return !here.isEmpty }
      let inWords = here.allSatisfy { $0.message.contains(" is unavailable: ") }
      let expected = words[line].map { word in here.contains { $0.message.contains(word) } } ?? true
      return here.isEmpty || !severalMistakes && here.count > 1 || !inWords || !expected
    }
    return (elsewhere + wrong.keys).sorted().map { line in
      let words = said[line, default: []].map { "\n  \($0.message)" }.joined()
      return "\(verdicts[line] == false ? "refused" : "legal"): \(lines[line - 1])\(words)"
    }
  }
}

extension PinListing {
  /// Each chain of two calls: whether it compiles, and what state it leads to.
  static func pairs(_ part: (Int) -> Bool) -> PinListing {
    var listing = PinListing()
    for (index, first) in PinCallShape.all.enumerated() where part(index) {
      guard let state = PinState().after(first) else { continue }
      listing.add(
        "func pair\(index)(_ pin: PinStart<HeadlessView>, _ view: HeadlessView, _ other: HeadlessView)",
        PinCallShape.all.map { second in
          guard let next = state.after(second) else {
            return ("_ = pin.\(first.text).\(second.text)", false)
          }
          return ("isSame(pin.\(first.text).\(second.text), \(next.type).self)", true)
        })
    }
    return listing
  }

  /// Each third call in each state that two calls lead to.
  static func thirds(_ part: (Int) -> Bool) -> PinListing {
    var listing = PinListing()
    for (index, state) in PinState.after(calls: 2).enumerated() where part(index) {
      listing.add(
        "func third\(index)(_ pin: \(state.type), _ view: HeadlessView, _ other: HeadlessView)",
        PinCallShape.all.map { ("_ = pin.\($0.text)", state.after($0) != nil) })
    }
    return listing
  }

  /// The end of each chain of up to three calls, at once and stored.
  static func ends(_ part: (Int) -> Bool) -> PinListing {
    var listing = PinListing()
    for (index, state) in PinState.after(calls: 3).enumerated() where part(index) {
      listing.addPlain(
        "func end\(index)(_ c: HeadlessContainerView, _ v: HeadlessView, _ pin: \(state.type)) {")
      listing.add("v.plumb.pin { _ in pin }", compiles: state.mayEnd)
      listing.add("c.plumb.setPin(for: v) { _ in pin }", compiles: state.mayBeStored)
      listing.addPlain("}")
    }
    return listing
  }

  /// The cases of the data that do not compile, each with the words that it has to have.
  static func refused(_ table: String) -> PinListing {
    var listing = PinListing()
    listing.addPlain("class View: HeadlessContainerView {}")
    listing.addPlain("final class Image: View, ImageHost { var plumbImageSize: CGSize? { nil } }")
    listing.addPlain("struct Scene {")
    listing.addPlain("  subscript(name: String) -> View { View() }")
    listing.addPlain("  func image(_ name: String) -> Image { Image() }")
    listing.addPlain("}")
    listing.addPlain("func refused(_ s: Scene) {")
    for row in table.lines where !row.isEmpty {
      let fields = row.components(separatedBy: "\t")
      listing.add(fields[2], compiles: false, words: fields[1])
    }
    listing.addPlain("}")
    return listing
  }
}

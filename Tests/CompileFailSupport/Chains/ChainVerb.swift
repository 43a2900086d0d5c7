/// A verb as a chain calls it, and the facts that it decides.
struct ChainVerb: Equatable, Sendable {
  let call: String
  let facts: [ChainFact]

  init(_ call: String, _ facts: ChainFact...) {
    self.call = call
    self.facts = facts
  }

  init(_ call: String, _ facts: [ChainFact]) {
    self.call = call
    self.facts = facts
  }

  /// The name of the verb with its labels. Calls spell out every argument that has a default.
  var title: String {
    var (title, word, depth) = ("", "", 0)
    for character in call {
      if "({[".contains(character) {
        if depth == 0 { title = "\(word)(" }
        depth += 1
      } else if ")}]".contains(character) {
        depth -= 1
      } else if character == ":", depth == 1 {
        title += "\(word):"
      }
      word = character.isLetter ? word + String(character) : ""
    }
    return title + ")"
  }
}

extension ChainVerb {
  /// Every verb in every form.
  static let all: [ChainVerb] = positions + baselines + parts + points + lengths + sizes + frames

  /// One form of each set of facts that a verb can decide.
  static let plain: [ChainVerb] = all.reduce(into: []) { plain, verb in
    if !plain.contains(where: { $0.facts == verb.facts }) { plain.append(verb) }
  }

  /// The plain verbs of one fact.
  static let single = plain.filter { $0.facts.count == 1 }
}

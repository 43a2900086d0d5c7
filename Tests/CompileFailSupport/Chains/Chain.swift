/// Calls of verbs, one after the other, and the facts that they decide.
struct Chain: Sendable {
  let calls: String
  let decided: DecidedFacts
  /// Whether one verb has decided everything.
  let isWholeFrame: Bool

  static let start = Chain(calls: "maker", decided: DecidedFacts(), isWholeFrame: false)

  func adding(_ verb: ChainVerb) -> Chain {
    Chain(
      calls: "\(calls).\(verb.call)", decided: decided.adding(verb.facts),
      isWholeFrame: verb.facts.count == FrameUnknowns.both.count)
  }
}

extension Chain {
  /// Every legal chain of plain verbs, in every order, the empty one and the complete ones included.
  static let legal: [Chain] = {
    var isLegal: [DecidedFacts: Bool] = [:]
    var chains: [Chain] = []
    var longest = [Chain.start]
    while !longest.isEmpty {
      chains += longest
      longest = longest.flatMap { chain in
        ChainVerb.plain.map(chain.adding).filter { next in
          if let known = isLegal[next.decided] { return known }
          isLegal[next.decided] = next.decided.isLegal
          return next.decided.isLegal
        }
      }
    }
    return chains
  }()

  /// One chain of several verbs to each set of facts that a legal chain can decide.
  static let states: [Chain] = {
    var met: Set<DecidedFacts> = []
    return legal.filter { !$0.isWholeFrame && met.insert($0.decided).inserted }
  }()
}

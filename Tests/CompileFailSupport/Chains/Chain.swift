/// Calls of verbs, one after the other, and the facts that they decide.
struct Chain: Sendable {
  let verbs: [ChainVerb]
  let decided: DecidedFacts

  static let start = Chain([])

  init(_ verbs: [ChainVerb]) {
    self.verbs = verbs
    decided = DecidedFacts(verbs.flatMap(\.facts))
  }

  var calls: String { (["maker"] + verbs.map(\.call)).joined(separator: ".") }
  var state: ChainState { ChainState(decided) }

  func adding(_ verb: ChainVerb) -> Chain { Chain(verbs + [verb]) }
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

  /// One legal chain to each state that a maker can be in; a short one.
  static let states: [Chain] = {
    var met: Set<ChainState> = []
    return legal.filter { met.insert($0.state).inserted }
  }()
}

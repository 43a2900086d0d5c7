// What is listed. Together the listings are an induction: every set of facts that can be decided is
// reached by one chain (a state); from each state every verb in every form is taken or refused as the
// oracle says; and where it is taken, the maker is of the type of the state that has those facts. So
// whatever holds of the states holds of every chain. The listings of chains do without that argument
// and write them out, in every order; the last one goes on after a mistake.

extension ChainListing {
  /// From each state, every verb in every form that the oracle allows.
  static func transitions() -> ChainListing {
    var listing = ChainListing()
    listing.declareStates()
    let indices = Dictionary(
      uniqueKeysWithValues: Chain.states.enumerated().map { ($1.decided, $0) })
    for (index, state) in Chain.states.enumerated() {
      for verb in ChainVerb.all {
        let next = state.adding(verb).decided
        guard let nextIndex = indices[next] else { continue }
        let call = "state\(index).\(verb.call)"
        listing.add(
          next.isComplete ? "isComplete(\(call))" : "areAlike(\(call), state\(nextIndex))",
          errors: 0)
      }
    }
    return listing
  }

  /// From each state, every verb in every form that the oracle does not allow: called on the state
  /// and, where it is complete, at the end of its chain as well.
  static func refusedTransitions(_ states: some Sequence<(offset: Int, element: Chain)>)
    -> ChainListing
  {
    var listing = ChainListing()
    listing.declareStates()
    for (index, state) in states {
      for verb in ChainVerb.all {
        let mistakes = state.adding(verb).decided.mistakes
        guard mistakes > 0 else { continue }
        let isComplete = state.decided.isComplete
        listing.add("_ = state\(index).\(verb.call)", errors: isComplete ? 1 : mistakes)
        if isComplete { listing.add("_ = \(state.calls).\(verb.call)", errors: mistakes) }
      }
    }
    return listing
  }

  /// Every complete chain, as the layout that it is.
  static func completeChains() -> ChainListing {
    var listing = ChainListing()
    for chain in Chain.legal where chain.decided.isComplete {
      listing.add("isComplete(\(chain.calls))", errors: 0)
    }
    return listing
  }

  /// Every legal chain that stops short, as the maker that it is and as the layout that it is not. The
  /// empty one has no verb that could refuse in words; a case of its own has what the compiler says.
  static func incompleteChains() -> ChainListing {
    var listing = ChainListing()
    for chain in Chain.legal where !chain.decided.isComplete && !chain.decided.facts.isEmpty {
      listing.add("_ = \(chain.calls)", errors: 0)
      listing.add("isComplete(\(chain.calls))", errors: chain.decided.openAxes)
    }
    return listing
  }

  /// Each of `chains`, none of them complete, with every verb that the oracle does not allow there.
  static func overspecifiedChains(_ chains: some Sequence<Chain>) -> ChainListing {
    var listing = ChainListing()
    for chain in chains where !chain.decided.isComplete {
      for verb in ChainVerb.plain {
        let mistakes = chain.adding(verb).decided.mistakes
        if mistakes > 0 { listing.add("_ = \(chain.calls).\(verb.call)", errors: mistakes) }
      }
    }
    return listing
  }

  /// From each state that is not complete, a fact that its axis does not take, and then every fact: the
  /// mistake is told once, that axis takes whatever follows, and the other one what it would take
  /// anyway.
  static func chainsAfterAMistake() -> ChainListing {
    let verbs = ChainVerb.plain.filter { $0.facts.count == 1 }
    var listing = ChainListing()
    for state in Chain.states where !state.decided.isComplete {
      for mistaken in verbs {
        guard let other = state.decided.factsBeside(mistaken.facts[0]) else { continue }
        for next in verbs {
          listing.add(
            "_ = \(state.calls).\(mistaken.call).\(next.call)",
            errors: 1 + other.adding(next.facts).mistakes)
        }
      }
    }
    return listing
  }
}

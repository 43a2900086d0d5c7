// What is listed. Together the listings are an induction: every set of facts that can be decided has a
// state, which one chain reaches; from each state every verb in every form is taken or refused as the
// oracle says; and where it is taken, the maker is of the type of the next state. So whatever holds of
// the states holds of every chain. (That facts of one state take the same verbs, the oracle is asked
// without the compiler.) The listings of complete and incomplete chains do without that argument and
// write them out, in every order; the last ones are of chains with a mistake in them.

extension ChainListing {
  /// From each of the states, every verb in every form that the oracle allows.
  static func transitions(_ isListed: (Int) -> Bool) -> ChainListing {
    var listing = ChainListing()
    listing.declareStates()
    let indices = Dictionary(uniqueKeysWithValues: Chain.states.enumerated().map { ($1.state, $0) })
    for (index, state) in Chain.states.enumerated() where isListed(index) {
      for verb in ChainVerb.all {
        let next = state.adding(verb)
        guard next.decided.isLegal, let nextIndex = indices[next.state] else { continue }
        let call = "state\(index).\(verb.call)"
        listing.add(
          next.decided.isComplete ? "isComplete(\(call))" : "areAlike(\(call), state\(nextIndex))",
          mistakes: 0)
      }
    }
    return listing
  }

  /// From each of the states, every verb in every form that the oracle does not allow.
  static func refusedTransitions(_ isListed: (Int) -> Bool) -> ChainListing {
    var listing = ChainListing()
    listing.declareStates()
    for (index, state) in Chain.states.enumerated() where isListed(index) {
      for verb in ChainVerb.all {
        let mistakes = state.adding(verb).decided.mistakes
        if mistakes > 0 { listing.add("_ = state\(index).\(verb.call)", mistakes: mistakes) }
      }
    }
    return listing
  }

  /// Every complete chain, as the layout that it is.
  static func completeChains() -> ChainListing {
    var listing = ChainListing()
    for chain in Chain.legal where chain.decided.isComplete {
      listing.add("isComplete(\(chain.calls))", mistakes: 0)
    }
    return listing
  }

  /// Every legal chain that stops short, as the maker that it is and as the layout that it is not. The
  /// empty one has no verb that could refuse in words; a case of its own has what the compiler says.
  static func incompleteChains() -> ChainListing {
    var listing = ChainListing()
    for chain in Chain.legal where !chain.decided.isComplete && !chain.verbs.isEmpty {
      listing.add("_ = \(chain.calls)", mistakes: 0)
      listing.add("isComplete(\(chain.calls))", mistakes: chain.decided.openAxes)
    }
    return listing
  }

  /// A chain to each state, with every plain verb that the oracle does not allow there.
  static func overspecifiedChains() -> ChainListing {
    var listing = ChainListing()
    for chain in Chain.states {
      for verb in ChainVerb.plain {
        let mistakes = chain.adding(verb).decided.mistakes
        if mistakes > 0 { listing.add("_ = \(chain.calls).\(verb.call)", mistakes: mistakes) }
      }
    }
    return listing
  }

  /// From each of the states, a fact that its axis does not take, and then every fact.
  static func chainsAfterAMistake(_ isListed: (Int) -> Bool) -> ChainListing {
    var listing = ChainListing()
    listing.declareStates()
    for (index, state) in Chain.states.enumerated()
    where isListed(index) && !state.decided.isComplete {
      for refused in ChainVerb.single where state.adding(refused).decided.mistakes == 1 {
        for next in ChainVerb.single {
          let more = state.decided.mistakes(of: next.facts[0], afterRefused: refused.facts[0])
          listing.add(
            "_ = state\(index).\(refused.call).\(next.call)", mistakes: 1 + more)
        }
      }
    }
    return listing
  }

  /// Complete chains with one thing wrong, where a layout is demanded: a verb left out, a verb replaced
  /// by one that says nothing new, a frame adjusted before it is complete.
  static func chainsWithOneEdit() -> ChainListing {
    var listing = ChainListing()
    for chain in Chain.legal where chain.isEdited {
      for place in chain.verbs.indices {
        var shorter = chain.verbs
        shorter.remove(at: place)
        listing.add("isComplete(\(Chain(shorter).calls))", mistakes: 1)

        var adjusted = chain.verbs
        adjusted.insert(ChainVerb("movingX(by: 1)"), at: place)
        if place > 0 { listing.add("isComplete(\(Chain(adjusted).calls))", mistakes: 1) }

        for verb in ChainVerb.single where verb.facts[0].axis == chain.verbs[place].facts[0].axis {
          var replaced = chain.verbs
          replaced[place] = verb
          let mistakes = Chain(replaced).decided.mistakes
          if mistakes == 1 { listing.add("isComplete(\(Chain(replaced).calls))", mistakes: 1) }
        }
      }
    }
    return listing
  }
}

extension Chain {
  /// Whether the chain is one of those that are edited: four facts, the horizontal ones first. Each pair of an axis
  /// stands beside the simplest pair of the other axis. Only a ratio connects two axes, which the transitions cover.
  fileprivate var isEdited: Bool {
    guard verbs.count == 4, decided.isComplete else { return false }
    let facts = verbs.map { $0.facts[0] }
    guard facts.map({ $0.axis == FrameUnknowns.xAndWidth }) == [true, true, false, false] else {
      return false
    }
    return facts[2...] == [.top, .height] || facts[..<2] == [.left, .width]
  }
}

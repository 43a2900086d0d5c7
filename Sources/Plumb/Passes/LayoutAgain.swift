extension LayoutSession {
  /// The queue of containers to lay out again, each once a round. A container that is added after its turn
  /// waits for the next round.
  ///
  /// Often, each container in a row has a view pinned to one in the next container. A round that starts at
  /// the end of such a chain settles all of it. So each round reverses the order in which the containers were
  /// added (Yen, "An algorithm for finding shortest routes from all source nodes to a given destination in
  /// general networks", 1970). A chain of n links needs at most n rounds.
  struct Again {
    /// The rest of this round. The last element is next.
    private var round: [LayoutInfo] = []
    private var next: [LayoutInfo] = []
    private var waiting: Set<ObjectIdentifier> = []

    mutating func append(_ info: LayoutInfo) {
      if waiting.insert(ObjectIdentifier(info)).inserted { next.append(info) }
    }

    mutating func pop() -> LayoutInfo? {
      if round.isEmpty { (round, next) = (next, []) }
      guard let info = round.popLast() else { return nil }
      waiting.remove(ObjectIdentifier(info))
      return info
    }
  }
}

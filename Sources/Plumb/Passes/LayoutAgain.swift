extension LayoutSession {
  /// Containers to be laid out again, each once a round. Who comes up in a round after its turn waits for the next.
  ///
  /// Views in a row of containers are often pinned each to one in the next container. A round that goes along
  /// such a chain from its end settles all of it. So each round goes the other way than what noted it (Yen, "An
  /// algorithm for finding shortest routes from all source nodes to a given destination in general networks",
  /// 1970). A chain of n links needs at most n rounds.
  struct Again {
    /// The rest of this round. The last one is next.
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

extension LayoutSession {
  /// Containers to be laid out again, each once a round. Who comes up in a round after its turn waits for the next.
  ///
  /// Views in a row of containers are often pinned each to one in the next container. A round that goes along
  /// such a chain from its end settles all of it. So rounds go backward and forward in turn, the first one
  /// backward, since a pass notes the beginning of a chain first (Yen, "An algorithm for finding shortest routes
  /// from all source nodes to a given destination in general networks", 1970). In any order, so many
  /// rounds are enough as the longest chain has links.
  struct Again {
    /// The rest of this round; the last one is the next.
    private var round: [LayoutInfo] = []
    private var next: [LayoutInfo] = []
    private var isBackward = true
    private var waiting: Set<ObjectIdentifier> = []

    mutating func append(_ info: LayoutInfo) {
      if waiting.insert(ObjectIdentifier(info)).inserted { next.append(info) }
    }

    mutating func pop() -> LayoutInfo? {
      if round.isEmpty {
        round = isBackward ? next : next.reversed()
        isBackward = next.isEmpty || !isBackward
        next = []
      }
      guard let info = round.popLast() else { return nil }
      waiting.remove(ObjectIdentifier(info))
      return info
    }
  }
}

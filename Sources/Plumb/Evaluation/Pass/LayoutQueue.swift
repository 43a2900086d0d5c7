extension LayoutSession {
  /// Containers, first in, first out, each once.
  struct Queue {
    private var infos: [LayoutInfo] = []
    private var done = 0
    private var waiting: Set<ObjectIdentifier> = []

    var isEmpty: Bool { infos.isEmpty }

    mutating func append(_ info: LayoutInfo) {
      if waiting.insert(ObjectIdentifier(info)).inserted { infos.append(info) }
    }

    mutating func popFirst() -> LayoutInfo? {
      guard done < infos.count else {
        (infos, done) = ([], 0)
        return nil
      }
      done += 1
      waiting.remove(ObjectIdentifier(infos[done - 1]))
      return infos[done - 1]
    }
  }
}

// What a container stores keeps nothing alive: its layouts are rewritten, once, to hold what they are
// pinned to weakly.

extension ReferenceSource {
  /// The same reference, not kept alive.
  var heldWeakly: ReferenceSource {
    switch self {
    case .host(let host): .held(HeldReferences([host]))
    case .view(let view): .heldView(HeldView(view))
    case .hosts(let hosts): .held(HeldReferences(hosts))
    case .pair(let one, let other): .held(HeldReferences([one, other]))
    case .views(let views): .held(HeldReferences(views))
    case .visible(let hosts): .held(HeldReferences(hosts, isVisibleOnly: true))
    case .lookup, .held, .heldView: self
    }
  }

  /// The hosts that the reference is known to be, gone ones left out; none for one that is looked up.
  @usableFromInline
  var knownHosts: [any Layoutable] {
    switch self {
    case .host(let host): [host]
    case .view(let view): [view]
    case .hosts(let hosts), .visible(let hosts): hosts
    case .pair(let one, let other): [one, other]
    case .views(let views): views
    case .heldView(let held): held.view.map { [$0] } ?? []
    case .held(let held): held.existingHosts
    case .lookup: []
    }
  }
}

extension ReferenceSource {
  /// Whether a host is among several more than once.
  var hasDuplicates: Bool {
    switch self {
    case .host, .view, .heldView, .lookup:
      return false
    case .pair(let one, let other):
      return one === other
    case .hosts, .views, .visible, .held:
      let hosts = knownHosts
      return Set(hosts.map { ObjectIdentifier($0) }).count < hosts.count
    }
  }
}

extension PositionSource {
  /// The same source with its reference held weakly.
  var holdingReferenceWeakly: PositionSource {
    switch self {
    case .constant, .parent: self
    case .reference(let reference, let position): .reference(reference.heldWeakly, position)
    case .view(let view, let position): .reference(.heldView(HeldView(view)), position)
    case .point(let source): .point(source.holdingReferenceWeakly)
    case .directionalPoint(let source): .directionalPoint(source.holdingReferenceWeakly)
    }
  }
}

extension PointSource {
  fileprivate var holdingReferenceWeakly: PointSource {
    switch self {
    case .parent: self
    case .reference(let reference, let point): .reference(reference.heldWeakly, point)
    }
  }
}

extension AxisFacts {
  fileprivate func forEachReference(_ body: (ReferenceSource) -> Void) {
    if let reference = position.reference { body(reference) }
    if case .position(let other) = other.kind, let reference = other.reference { body(reference) }
  }
}

extension IndividualLayout {
  /// Hands each reference that a fact is pinned to to `body`.
  func forEachReference(_ body: (ReferenceSource) -> Void) {
    horizontal.forEachReference(body)
    vertical.forEachReference(body)
  }
}

/// The target that a fact is pinned to.
@_documentation(visibility: internal)
@frozen
public enum ReferenceSource {
  case host(any Layoutable)
  /// The box around two hosts.
  case pair(any Layoutable, any Layoutable)
  /// The box around any number of hosts.
  case group(HostGroup)
  /// Looked up when the layout is evaluated.
  case lookup(() -> (any Layoutable)?)
  /// Children that an `OrderedLayouts` has placed, by number: 0 is the first one. Storing the layout replaces them by
  /// hosts.
  case placed([Int])
  /// One or several hosts that are not kept alive.
  case held(HeldReference)
  /// Measured by the rules of a front end.
  case ruled(RuledReference)
}

/// Several hosts that a fact is pinned to.
@_documentation(visibility: internal)
public final class HostGroup {
  let hosts: [any Layoutable]
  /// Whether hidden hosts are left out.
  let isVisibleOnly: Bool

  @usableFromInline
  init(_ hosts: [any Layoutable], isVisibleOnly: Bool = false) {
    self.hosts = hosts
    self.isVisibleOnly = isVisibleOnly
  }
}

extension ReferenceSource {
  /// The hosts of the reference that are known before the layout is evaluated, without those that no longer exist.
  /// Empty if the reference is looked up, or names children by number.
  @usableFromInline
  var knownHosts: [any Layoutable] {
    switch self {
    case .host(let host): [host]
    case .pair(let one, let other): [one, other]
    case .group(let group): group.hosts
    case .held(let held): held.existingHosts
    case .ruled(let ruled): ruled.source.knownHosts
    case .lookup, .placed: []
    }
  }

  /// The known hosts, each once.
  var distinctHosts: [any Layoutable] {
    let hosts = knownHosts
    return hosts.indices.filter { !hosts.repeats($0) }.map { hosts[$0] }
  }

  /// The names of the known hosts that the reference contains more than once.
  var repeatedHosts: [String] {
    let hosts = knownHosts
    return hosts.indices.filter { hosts.repeats($0) }.map { hosts[$0].plumbName }
  }

  /// Whether hidden hosts are left out.
  var isVisibleOnly: Bool {
    switch self {
    case .group(let group): group.isVisibleOnly
    case .held(let held): held.isVisibleOnly
    case .ruled(let ruled): ruled.source.isVisibleOnly
    case .host, .pair, .lookup, .placed: false
    }
  }
}

extension [any Layoutable] {
  /// Whether the host at an index also occurs before it.
  fileprivate func repeats(_ index: Int) -> Bool { self[..<index].contains { $0 === self[index] } }
}

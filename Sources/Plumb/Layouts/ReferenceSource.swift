/// What a fact is pinned to.
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
  /// The children with these numbers in the order that the compiler checks.
  case placed([Int])
  /// One or several hosts that are not kept alive.
  case held(HeldReference)
}

/// Several hosts that a fact is pinned to.
@_documentation(visibility: internal)
public final class HostGroup {
  let hosts: [any Layoutable]
  let rules: GroupRules

  /// Whether hidden hosts are left out.
  var isVisibleOnly: Bool { rules.isVisibleOnly }

  @usableFromInline
  init(_ hosts: [any Layoutable], isVisibleOnly: Bool = false) {
    self.hosts = hosts
    rules = GroupRules(isVisibleOnly: isVisibleOnly)
  }

  init(_ hosts: [any Layoutable], _ rules: GroupRules) {
    self.hosts = hosts
    self.rules = rules
  }
}

/// How the hosts of a group are measured.
struct GroupRules {
  /// Whether hidden hosts are left out.
  var isVisibleOnly = false
  /// Whether hosts are measured without their own transforms.
  var isUntransformed = false
  /// Whether a host without a parent stands nowhere.
  var needsParents = false
  /// Who leaves out hosts that stand nowhere, and reports them; nil if one of them is one too many.
  var leavingOut: LayoutCall?
}

/// A call of a front end, for what is reported of it.
@_documentation(visibility: internal)
public struct LayoutCall {
  let name: String
  let callSite: LayoutCallSite

  @_spi(PlumbFrontEnd)
  public init(_ name: String, file: StaticString, line: UInt) {
    self.name = name
    callSite = LayoutCallSite(file, line)
  }
}

extension ReferenceSource {
  /// The same hosts, as far as they have parents, measured with their own transforms or without, and
  /// without those that stand nowhere, which `call` reports.
  @_spi(PlumbFrontEnd)
  public func measured(untransformed: Bool, leavingOut call: LayoutCall? = nil) -> ReferenceSource {
    let (hosts, isVisibleOnly) = (knownHosts, isVisibleOnly)
    guard !hosts.isEmpty else { return self }
    return .group(
      HostGroup(
        hosts,
        GroupRules(
          isVisibleOnly: isVisibleOnly, isUntransformed: untransformed, needsParents: true,
          leavingOut: call)))
  }
}

extension ReferenceSource {
  /// The hosts that the reference is known to be; none if it is looked up.
  @usableFromInline
  var knownHosts: [any Layoutable] {
    switch self {
    case .host(let host): [host]
    case .pair(let one, let other): [one, other]
    case .group(let group): group.hosts
    case .held(let held): held.existingHosts
    case .lookup, .placed: []
    }
  }

  /// How the hosts are measured.
  var rules: GroupRules {
    switch self {
    case .group(let group): group.rules
    case .held(let held): held.rules
    case .host, .pair, .lookup, .placed: GroupRules()
    }
  }

  /// Whether hidden hosts are left out.
  var isVisibleOnly: Bool { rules.isVisibleOnly }
}

/// A reference that a front end measures by rules of its own.
@_documentation(visibility: internal)
public final class RuledReference {
  let source: ReferenceSource
  let rules: Rules

  init(_ source: ReferenceSource, _ rules: Rules) {
    self.source = source
    self.rules = rules
  }

  /// How the hosts are measured. A host without a parent stands nowhere.
  struct Rules {
    /// Whether hosts are measured without their own transforms.
    let isUntransformed: Bool
    /// Who leaves out hosts that stand nowhere, and reports them; nil if one of them is one too many.
    let leavingOut: LayoutCall?
    /// Whether nobody reports them, because another fact of the same call does.
    var isSilent = false
  }

  /// The same rules for other hosts.
  func mapping(_ map: any ReferenceMap) -> ReferenceSource {
    .ruled(RuledReference(map(source), rules))
  }
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
  /// without those that stand nowhere, which `call` reports, unless it does so elsewhere.
  @_spi(PlumbFrontEnd)
  public func measured(
    untransformed: Bool, leavingOut call: LayoutCall? = nil, silently: Bool = false
  ) -> ReferenceSource {
    .ruled(
      RuledReference(
        self,
        RuledReference.Rules(isUntransformed: untransformed, leavingOut: call, isSilent: silently)))
  }
}

extension ReferenceSource {
  /// The host of a reference that is one host, measured without its transform.
  var untransformedHost: (any Layoutable)? {
    guard case .ruled(let ruled) = self, ruled.rules.isUntransformed,
      case .host(let host) = ruled.source
    else { return nil }
    return host
  }
}

extension LayoutContext {
  /// Where each host of a reference stands, at least one; those that may be left out are reported.
  func frames(of reference: ReferenceSource) -> Result<[ReferenceFrame], JointAbsence> {
    if case .ruled(let ruled) = reference { return frames(of: ruled) }
    return find(reference).result.map { [$0] }
  }

  /// The box around the hosts of a reference with rules.
  @inline(never)
  func find(_ reference: RuledReference) -> Found {
    switch frames(of: reference) {
    case .failure(let absence): .nowhere(absence.reason)
    case .success(let frames): .at(frames.dropFirst().reduce(frames[0]) { $0.union($1) })
    }
  }

  private func frames(of reference: RuledReference) -> Result<[ReferenceFrame], JointAbsence> {
    let rules = reference.rules
    var frames: [ReferenceFrame] = []
    var (missing, left) = (LayoutIssue.Kind.missingReference, 0)
    for host in reference.hosts {
      switch host.plumbParent == nil ? .nowhere(.unattachedReference) : find(host) {
      case .at(let frame):
        frames.append(rules.isUntransformed ? frame.withoutTransform : frame)
      case .nowhere(let reason):
        if rules.leavingOut == nil { return .failure(JointAbsence(reason: reason)) }
        (missing, left) = (reason, left + 1)
      }
    }
    guard !frames.isEmpty else { return .failure(JointAbsence(reason: missing)) }
    if left > 0, trial == nil, !rules.isSilent, let call = rules.leavingOut {
      LayoutIssue(
        kind: missing, view: child.object.plumbName, asked: call.name, callSite: call.callSite
      ).deliver(in: parent.object)
    }
    return .success(frames)
  }
}

extension RuledReference {
  /// The hosts to measure. One that is gone is left out if others may be.
  fileprivate var hosts: [any Layoutable] {
    switch source {
    case .held(let held) where rules.leavingOut == nil: return held.hosts
    case .lookup(let look): return look().map { [$0] } ?? []
    default:
      let hosts = source.knownHosts
      return source.isVisibleOnly ? hosts.filter { !$0.plumbIsHidden } : hosts
    }
  }
}

extension LayoutContext.Found {
  fileprivate var result: Result<ReferenceFrame, JointAbsence> {
    switch self {
    case .at(let frame): .success(frame)
    case .nowhere(let reason): .failure(JointAbsence(reason: reason))
    }
  }
}

extension ReferenceFrame {
  fileprivate var withoutTransform: ReferenceFrame {
    ReferenceFrame(frame: untransformed, untransformed: untransformed)
  }
}

import Foundation

extension LayoutContext {
  /// Where a reference stands in the parent's coordinates, or why it stands nowhere.
  func find(_ reference: ReferenceSource) -> Found {
    switch reference {
    case .host(let host):
      return find(host)
    case .pair(let one, let other):
      return find(around: [one, other])
    case .group(let group):
      return find(
        around: group.isVisibleOnly ? group.hosts.filter { !$0.plumbIsHidden } : group.hosts,
        group.rules)
    case .lookup(let look):
      return look().map { find($0) } ?? .nowhere(.missingReference)
    case .held(let held):
      return find(around: held.hosts, held.rules)
    case .placed:
      return .nowhere(.missingReference)
    }
  }

  /// Where something stands, or why it stands nowhere.
  enum Found {
    case at(ReferenceFrame)
    case nowhere(LayoutIssue.Kind)
  }

  /// The box around `hosts`. It is nowhere if there are none, or if one of them is and may not be left
  /// out.
  func find(around hosts: [any Layoutable], _ rules: GroupRules = GroupRules()) -> Found {
    switch frames(of: hosts, rules) {
    case .failure(let absence): .nowhere(absence.reason)
    case .success(let frames): .at(frames.dropFirst().reduce(frames[0]) { $0.union($1) })
    }
  }

  /// Where each of `hosts` stands, at least one; those that may be left out are reported.
  func frames(
    of hosts: [any Layoutable], _ rules: GroupRules
  ) -> Result<[ReferenceFrame], JointAbsence> {
    var frames: [ReferenceFrame] = []
    var (missing, left) = (LayoutIssue.Kind.missingReference, 0)
    for host in hosts {
      let found =
        rules.needsParents && host.plumbParent == nil ? .nowhere(.unattachedReference) : find(host)
      switch found {
      case .at(let frame):
        frames.append(rules.isUntransformed ? frame.withoutTransform : frame)
      case .nowhere(let reason):
        if rules.leavingOut == nil { return .failure(JointAbsence(reason: reason)) }
        (missing, left) = (reason, left + 1)
      }
    }
    guard !frames.isEmpty else { return .failure(JointAbsence(reason: missing)) }
    if left > 0, trial == nil, let call = rules.leavingOut {
      LayoutIssue(
        kind: missing, view: child.object.plumbName, asked: call.name, callSite: call.callSite
      ).deliver(in: parent.object)
    }
    return .success(frames)
  }

  /// Where `host` stands. The child itself stands nowhere for its own layout.
  func find(_ host: any Layoutable) -> Found {
    if host === child.object { return .nowhere(.selfReference) }
    if host === parent.object {
      return .at(ReferenceFrame(frame: space.bounds, untransformed: space.bounds))
    }
    if hasPlainSibling(host) {
      return .at(ReferenceFrame(frame: host.plumbFrame, untransformed: host.plumbFrame))
    }
    let tree = HostTree(trial?.object)
    return tree.frame(of: host, in: parent.object).map { .at($0) } ?? .nowhere(.unrelatedReference)
  }
}

extension LayoutContext {
  /// What `read` gives for a reference; a NaN that tells why, if it stands nowhere.
  func number(_ reference: ReferenceSource, _ read: (ReferenceFrame) -> CGFloat) -> CGFloat {
    switch find(reference) {
    case .at(let frame): read(frame)
    case .nowhere(let reason): .missing(reason)
    }
  }
}

extension ReferenceFrame {
  fileprivate var withoutTransform: ReferenceFrame {
    ReferenceFrame(frame: untransformed, untransformed: untransformed)
  }

  fileprivate func union(_ other: ReferenceFrame) -> ReferenceFrame {
    ReferenceFrame(
      frame: frame.box(with: other.frame),
      untransformed: untransformed.box(with: other.untransformed))
  }
}

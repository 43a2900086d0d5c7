import Foundation

extension LayoutContext {
  /// The frames of the hosts of a reference with rules: at least one frame, or the reason why there is none. A
  /// reference without rules has one frame: the box around its hosts. In a pass, reports that the rules have left
  /// hosts out, unless the rules are silent.
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
      // The evaluation's parent is measured in its own coordinates, so it may be a root.
      let isLoose = host.plumbParent == nil && host !== parent.object
      switch isLoose ? .nowhere(.unattachedReference) : find(host) {
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
  /// The hosts to measure. Gone hosts are skipped if the rules allow leaving hosts out. Hidden hosts are skipped if
  /// the reference leaves hidden hosts out.
  fileprivate var hosts: [any Layoutable] {
    switch source {
    case .held(let held) where rules.leavingOut == nil: return held.hosts
    case .lookup(let look): return look().map { [$0] } ?? []
    default:
      let hosts = source.distinctHosts
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

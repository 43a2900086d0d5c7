import Foundation

extension LayoutContext {
  /// Where a reference stands in the parent's coordinates, or why it stands nowhere.
  // Inlined, it would stand in every source of every axis.
  @inline(never)
  func find(_ reference: ReferenceSource) -> Found {
    switch reference {
    case .host(let host):
      return find(host)
    case .pair(let one, let other):
      return find(around: one, other)
    case .group(let group):
      return find(
        around: group.isVisibleOnly ? group.hosts.filter { !$0.plumbIsHidden } : group.hosts)
    case .lookup(let look):
      return find(by: look)
    case .held(let held):
      return find(around: held.hosts)
    case .ruled(let ruled):
      return find(ruled)
    case .placed:
      return .nowhere(.missingReference)
    }
  }

  /// Where a host stands that is looked up. A pass notes it, since the host may be laid out later.
  @inline(never)
  private func find(by look: () -> (any Layoutable)?) -> Found {
    guard let host = look() else { return .nowhere(.missingReference) }
    // Its frame, and not what a knot knows of it: the plan does not know that it is read.
    let found = findFrame(of: host)
    if trial == nil { LayoutSession.current.noteLookUp(of: host, found, in: parent.object) }
    return found
  }

  /// Where something stands, or why it stands nowhere.
  enum Found {
    case at(ReferenceFrame)
    case nowhere(LayoutIssue.Kind)
  }

  /// The box around `hosts`. It is nowhere if there are none, or if one of them is.
  func find(around hosts: [any Layoutable]) -> Found {
    var box: ReferenceFrame?
    for host in hosts {
      guard case .at(let frame) = find(host) else { return find(host) }
      box = box.map { $0.union(frame) } ?? frame
    }
    return box.map { .at($0) } ?? .nowhere(.missingReference)
  }

  /// The same of two, without a list.
  private func find(around one: any Layoutable, _ other: any Layoutable) -> Found {
    switch (find(one), find(other)) {
    case (.at(let frame), .at(let more)): .at(frame.union(more))
    case (.nowhere(let reason), _), (_, .nowhere(let reason)): .nowhere(reason)
    }
  }

  /// Where `host` stands, as far as it is known.
  func find(_ host: any Layoutable) -> Found {
    if host !== child.object, let frame = frameInKnot(of: host) {
      return .at(ReferenceFrame(frame: frame, untransformed: frame))
    }
    return findFrame(of: host)
  }

  /// Where the frame of `host` is. The child itself stands nowhere for its own layout.
  private func findFrame(of host: any Layoutable) -> Found {
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
  /// What is known of a child of a knot that is being laid out; nil for all others.
  private func frameInKnot(of host: any Layoutable) -> CGRect? {
    // Asking a host for its layouts costs more than most layouts at once.
    guard LayoutSession.unretained.with({ $0.knots > 0 }),
      let pass = parent.object.plumbLayoutInfo?.phase.knotRun, pass.trial === trial?.object,
      let cell = pass.table.cell(of: host), pass.cells[Int(cell)].stamp == pass.stamp
    else { return nil }
    return pass.cells[Int(cell)].frame
  }

  /// What `read` gives for a reference; a NaN that tells why, if it stands nowhere.
  func number(_ reference: ReferenceSource, _ read: (ReferenceFrame) -> CGFloat) -> CGFloat {
    switch find(reference) {
    case .at(let frame): read(frame)
    case .nowhere(let reason): .missing(reason)
    }
  }
}

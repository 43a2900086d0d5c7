import Foundation

extension LayoutContext {
  /// The frame of a reference in the parent's coordinates, or the reason why it has none.
  // Inlining would copy this into every source of every axis.
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

  /// The frame of a host that a closure looks up. A pass notes the reading: the host may be laid out later.
  @inline(never)
  private func find(by look: () -> (any Layoutable)?) -> Found {
    guard let host = look() else { return .nowhere(.missingReference) }
    // Reads the host's frame even if the host is in a knot with some facts known: the plan cannot order a look-up.
    let found = findFrame(of: host)
    if trial == nil { LayoutSession.current.noteLookUp(of: host, found, in: parent.object) }
    return found
  }

  /// The frame of a reference, or the reason why it has none.
  enum Found {
    case at(ReferenceFrame)
    case nowhere(LayoutIssue.Kind)
  }

  /// The box around `hosts`. It is nowhere if there are no hosts, or if one of them is nowhere.
  func find(around hosts: [any Layoutable]) -> Found {
    var box: ReferenceFrame?
    for host in hosts {
      guard case .at(let frame) = find(host) else { return find(host) }
      box = box.map { $0.union(frame) } ?? frame
    }
    return box.map { .at($0) } ?? .nowhere(.missingReference)
  }

  /// The box around two hosts, found without allocating a list. It is nowhere if one of them is nowhere.
  private func find(around one: any Layoutable, _ other: any Layoutable) -> Found {
    switch (find(one), find(other)) {
    case (.at(let frame), .at(let more)): .at(frame.union(more))
    case (.nowhere(let reason), _), (_, .nowhere(let reason)): .nowhere(reason)
    }
  }

  /// The frame of `host`, as far as it is known so far.
  func find(_ host: any Layoutable) -> Found {
    if host !== child.object, let frame = frameInParts(of: host) {
      return .at(ReferenceFrame(frame: frame, untransformed: frame))
    }
    return findFrame(of: host)
  }

  /// The frame of `host` in the tree or the trial. The child has none: a layout cannot read its own frame.
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
  /// The frame of a child of which only parts may be known so far; nil for all other hosts.
  private func frameInParts(of host: any Layoutable) -> CGRect? {
    // The counter is checked first, because asking a host for its stored layouts costs more than evaluating most
    // layouts that are not stored.
    guard LayoutSession.unretained.with({ $0.splitFrames > 0 }),
      let run = parent.object.plumbLayoutInfo?.run(of: trial?.object), run.plan?.hasKnots ?? false,
      let cell = run.table.cell(of: host), cell < run.capacity,
      run.cells[Int(cell)].stamp == run.stamp
    else { return nil }
    return run.cells[Int(cell)].frame
  }

  /// The number that `read` gives for a reference; a NaN that encodes the reason if the reference is nowhere.
  func number(_ reference: ReferenceSource, _ read: (ReferenceFrame) -> CGFloat) -> CGFloat {
    switch find(reference) {
    case .at(let frame): read(frame)
    case .nowhere(let reason): .missing(reason)
    }
  }
}

import Foundation

// What containers do for front ends.

extension LayoutInfo {
  /// What the content of `child` asks for; containers are asked once for each offer.
  func contentSize(
    of child: any Layoutable, offering room: CGSize, on grid: PixelGrid
  ) -> LayoutContentSize {
    // Most contents run no trial, and need not be looked up.
    if !trials.sizes.isEmpty, let cell = table.cell(of: child),
      let known = knownSize(at: Int(cell), offering: room)
    {
      return LayoutContentSize(grid.fitted(known))
    }
    let before = counts
    let content = child.plumbContentSize(offering: room)
    if content == .none { return content }
    // To look a child up costs more than to see that no trial was run.
    if counts.trials != before.trials, let cell = table.cell(of: child),
      let width = content.width, let height = content.height
    {
      keep(
        CGSize(width: width, height: height), of: child, at: Int(cell), offering: room,
        since: before)
    }
    let size = grid.fitted(CGSize(width: content.width ?? 0, height: content.height ?? 0))
    return LayoutContentSize(
      width: content.width.map { _ in size.width }, height: content.height.map { _ in size.height })
  }
}

extension LayoutInfo {
  /// Has `frontEnd` prepare the layouts that it stores, each time before they are planned.
  @_spi(PlumbFrontEnd)
  public func setFrontEnd(_ frontEnd: any LayoutFrontEnd) { self.frontEnd = frontEnd }

  /// Whether a pass of the container is going on.
  @_spi(PlumbFrontEnd)
  public var isRunning: Bool { isInPass }

  /// Forgets the plans, so that the front end prepares its layouts before the next pass.
  @_spi(PlumbFrontEnd)
  public func forgetPlans() {
    let replaced = takePlans()
    withExtendedLifetime(replaced) {}
  }

  /// Whether a layout of its own is in force for `child` under a condition.
  @_spi(PlumbFrontEnd)
  public func hasLayout(for child: any Layoutable, under condition: AnyHashable?) -> Bool {
    stored(for: child)?.ownLayout(under: condition) != nil
  }

  /// Stores `child` as a member of a joint layout, in force where it has no layout of its own.
  @_spi(PlumbFrontEnd)
  public func storeJoint(
    _ layout: any JointLayout, member: Int, for child: any Layoutable,
    after references: [any Layoutable], file: StaticString, line: UInt
  ) {
    let reference = references.isEmpty ? nil : ReferenceSource.group(HostGroup(references))
    let frames = StoredJointLayout(layout, self)
    let first = JointMember(frames, member, reference)
    let other = JointMember(frames, member, nil)
    let facts = IndividualLayout(
      AxisFacts(
        .start(.other(OtherPosition(.joint(first)))), .length(.other(OtherLength(.joint(other))))),
      AxisFacts(
        .start(.other(OtherPosition(.joint(other)))), .length(.other(OtherLength(.joint(other))))))
    let joint = StoredLayout(facts, LayoutCallSite(file, line), in: table, joint: other)
    storeJoint(joint, for: child)
  }

  /// Forgets that `child` is a member of a joint layout.
  @_spi(PlumbFrontEnd)
  public func removeJoint(for child: any Layoutable) {
    guard stored(for: child)?.joint != nil else { return }
    storeJoint(nil, for: child)
  }

  private func storeJoint(_ joint: StoredLayout?, for child: some Layoutable) {
    let cell = table.cell(for: child)
    let replaced = table[cell]
    var stored = replaced ?? StoredChild()
    stored.joint = joint
    table[cell] = stored.isEmpty ? nil : stored
    withExtendedLifetime(replaced) {}
  }
}

extension LayoutScope {
  /// The host, for a front end.
  @_spi(PlumbFrontEnd)
  public var scopedHost: Host { host }
}

extension LayoutScope where Host: LayoutInfoStorable {
  /// Makes the container the one that its layout info stores for; false, and reported, if that is
  /// another one's.
  @_spi(PlumbFrontEnd)
  public func claimLayoutInfo() -> Bool {
    if host.layoutInfo.belong(to: host) { return true }
    host.reportInterference(.sharedLayoutInfo)
    return false
  }

  /// The condition that the container has in `bounds`; nil if it has no conditions.
  @_spi(PlumbFrontEnd)
  public func layoutCondition(in bounds: CGRect) -> AnyHashable? { host.condition(in: bounds) }

  /// Finds a size by `body` as a trial in `bounds`: nothing is moved, other hosts are where the trial that asks has
  /// them, and sizes that are asked for twice are remembered. If children were read that stand elsewhere in the size
  /// found, it is found again.
  @_spi(PlumbFrontEnd)
  public func sizeOnTrial(
    in bounds: CGRect, _ body: (JointSurroundings) -> CGSize
  ) -> CGSize {
    let session = LayoutSession.current
    session.beginTrial()
    defer { session.endTrial() }
    return host.runTrial(in: bounds) {
      body(JointSurroundings(context: $0, info: host.layoutInfo))
    }
  }
}

extension LayoutIssue {
  /// An issue that a front end found.
  @_spi(PlumbFrontEnd)
  public init(
    _ kind: Kind, view: String, asked: String, members: [String] = [], file: StaticString,
    line: UInt
  ) {
    self.init(
      kind: kind, view: view, asked: asked, callSite: LayoutCallSite(file, line), members: members)
  }

  /// Hands the issue to the handler of the tree that `host` is in.
  @_spi(PlumbFrontEnd)
  public func report(in host: any Layoutable) { deliver(in: host) }
}

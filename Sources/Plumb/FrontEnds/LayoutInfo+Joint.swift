import Foundation

// What front ends may ask of a container.

extension LayoutInfo {
  /// The size that the content of `child` asks for. If measuring it runs trials, the size is cached for each offer.
  func contentSize(
    of child: any Layoutable, offering room: CGSize, on grid: PixelGrid
  ) -> LayoutContentSize {
    // Measuring most contents runs no trial, so their sizes are not cached.
    if !trials.sizes.isEmpty, let cell = table.cell(of: child),
      let known = knownSize(at: Int(cell), offering: room)
    {
      return LayoutContentSize(grid.fitted(known))
    }
    let before = counts
    let content = child.plumbContentSize(offering: room)
    if content == .none { return content }
    // The number of trials is compared first, because looking up the child's cell costs more.
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
  /// Sets the front end. Before the container plans a pass or a trial, the front end prepares the layouts that it
  /// stores.
  @_spi(PlumbFrontEnd)
  public func setFrontEnd(_ frontEnd: any LayoutFrontEnd) { self.frontEnd = frontEnd }

  /// Whether a pass of the container is going on.
  @_spi(PlumbFrontEnd)
  public var isRunning: Bool { isInPass }

  /// Forgets the plans, so that the front end prepares its layouts again before the next pass or trial.
  @_spi(PlumbFrontEnd)
  public func forgetPlans() {
    let replaced = takePlans()
    withExtendedLifetime(replaced) {}
  }

  /// Whether `child` has a layout in force under a condition, other than a joint one.
  @_spi(PlumbFrontEnd)
  public func hasLayout(for child: any Layoutable, under condition: AnyHashable?) -> Bool {
    stored(for: child)?.ownLayout(under: condition) != nil
  }

  /// Stores `child` as a member of a joint layout. The joint layout is in force if the child has no other
  /// layout.
  @_spi(PlumbFrontEnd)
  public func storeJoint(
    _ layout: any JointLayout, member: Int, for child: any Layoutable,
    after references: (JointSide) -> JointReferences, file: StaticString, line: UInt
  ) {
    let member = JointMember(StoredJointLayout(layout, self), member)
    func side(_ side: JointSide) -> JointFact { JointFact(member, side, references(side).sources) }
    let facts = IndividualLayout(
      AxisFacts(
        .start(.other(OtherPosition(.joint(side(.left))))),
        .length(.other(OtherLength(.joint(side(.width)))))),
      AxisFacts(
        .start(.other(OtherPosition(.joint(side(.top))))),
        .length(.other(OtherLength(.joint(side(.height)))))))
    let joint = StoredLayout(facts, LayoutCallSite(file, line), in: table, joint: member)
    storeJoint(joint, for: child)
  }

  /// Removes `child` from its joint layout.
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
  /// The host that the scope belongs to, visible to front ends.
  @_spi(PlumbFrontEnd)
  public var scopedHost: Host { host }
}

extension LayoutScope where Host: LayoutInfoStorable {
  /// Makes the container the owner of its `LayoutInfo`. If another container owns it already, reports that and returns
  /// false.
  @_spi(PlumbFrontEnd)
  public func claimLayoutInfo() -> Bool {
    if host.layoutInfo.belong(to: host) { return true }
    host.reportInterference(.sharedLayoutInfo)
    return false
  }

  /// The condition of the container in `bounds`; nil if it has no conditions.
  @_spi(PlumbFrontEnd)
  public func layoutCondition(in bounds: CGRect) -> AnyHashable? { host.condition(in: bounds) }

  /// The content size that the layouts of a scrolling container need, at least `least`. The room for the layouts is
  /// unlimited along the scrolling `axes`; on the other axis, it has the length of `viewport`.
  @_spi(PlumbFrontEnd)
  public func contentSize(
    in viewport: CGSize, along axes: ScrollAxes, atLeast least: CGSize
  ) -> CGSize { host.neededContentSize(in: viewport, axes, atLeast: least) }

  /// Whether a layout of a child, other than a joint one, may depend on the container's height under `condition`, or
  /// on its width if `isVertical` is false.
  @_spi(PlumbFrontEnd)
  public func ownLayoutsDependOnParent(
    alongRows isVertical: Bool, under condition: AnyHashable?
  ) -> Bool {
    let table = host.layoutInfo.table
    let isMirrored = host.plumbDirection == .rightToLeft
    return table.storedCells.contains { cell in
      guard let child = table.host(at: cell), child.plumbParent === host else { return false }
      return table[cell]?.ownLayout(under: condition)?.dependsOnParent(
        alongRows: isVertical, isMirrored: isMirrored, table, host) ?? false
    }
  }

  /// Runs `body` as a trial in `bounds`, and returns the size that it finds. Nothing is moved. Other hosts have the
  /// frames that the outer trial gives them. If measuring a child runs trials, its size is cached for each offer. If
  /// `body` read a child's frame early, and that frame is different at the size found, `body` runs again.
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
  /// Creates an issue that a front end has found.
  @_spi(PlumbFrontEnd)
  public init(
    _ kind: Kind, view: String, asked: String, members: [String] = [], file: StaticString,
    line: UInt
  ) {
    self.init(
      kind: kind, view: view, asked: asked, callSite: LayoutCallSite(file, line), members: members)
  }

  /// Delivers the issue to the handler of `host`, or of its nearest ancestor that has a handler. If none of them has
  /// one, debug builds print the issue, and other builds ignore it.
  @_spi(PlumbFrontEnd)
  public func report(in host: any Layoutable) { deliver(in: host) }
}

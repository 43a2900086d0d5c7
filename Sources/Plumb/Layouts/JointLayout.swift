import Foundation

/// Finds the frames of several children of a container together, because the frame of one depends on
/// those of the others: what a front end with a solver stores in a container.
///
/// Each child is stored as a layout of its own, whose four facts ask the joint layout. So it is sorted,
/// tried, put on the grid, explained and applied like any other, and others may be pinned to it.
@_spi(PlumbFrontEnd)
public protocol JointLayout: AnyObject {
  /// The frame of a member in the container's coordinates, before it is put on the grid; nil if it
  /// has none, and the child keeps the one that it has.
  ///
  /// It is asked several times for each member in each pass and on each trial.
  func frame(of member: Int, in surroundings: JointSurroundings) -> CGRect?

  /// Where one side of a member's frame comes from, to be read after its value.
  func words(of member: Int, _ side: JointSide) -> String
}

/// One of the four numbers of a frame.
@_spi(PlumbFrontEnd)
public enum JointSide: Hashable, Sendable, CaseIterable {
  case left
  case top
  case width
  case height
}

/// What prepares the layouts that a front end stores, before a container plans a pass or a trial.
@_spi(PlumbFrontEnd)
public protocol LayoutFrontEnd: AnyObject {
  /// Called when the container's children, layouts or condition may have changed.
  func prepareLayouts(under condition: AnyHashable?)
}

/// What a joint layout is evaluated against: the container as it is, or as a trial has it.
@_spi(PlumbFrontEnd)
public struct JointSurroundings {
  let context: LayoutContext
  let info: LayoutInfo

  /// The bounds that the container has, or has on trial.
  public var bounds: CGRect { context.space.bounds }

  /// The container's writing direction.
  public var direction: LayoutWritingDirection { context.space.direction }

  /// Whether nothing is to be moved or reported.
  public var isTrial: Bool { context.trial != nil }

  /// A number that stays the same during one pass or one trial, and is another one in any other.
  public var turn: Int {
    if isTrial { return info.trial.stamp }
    return info.isInPass ? info.pass.stamp : info.nextStamp()
  }

  /// An area of the container, in its own coordinates.
  public func area(_ area: LayoutArea) -> CGRect { context.area(area) }

  /// Where `host` stands in the container's coordinates, or why it stands nowhere.
  public func frame(of host: any Layoutable) -> Result<CGRect, JointAbsence> {
    switch context.find(host) {
    case .at(let frame): .success(frame.frame)
    case .nowhere(let reason): .failure(JointAbsence(reason: reason))
    }
  }

  /// The size that the content of `child` asks for, with both sides on the grid.
  public func contentSize(of child: any Layoutable, offering room: CGSize) -> LayoutContentSize {
    info.contentSize(of: child, offering: room, on: context.parent.object.plumbPixelGrid)
  }
}

/// Why a host stands nowhere.
@_spi(PlumbFrontEnd)
public struct JointAbsence: Error {
  /// The kind of issue to report.
  public let reason: LayoutIssue.Kind

  public init(reason: LayoutIssue.Kind) {
    self.reason = reason
  }
}

/// A child whose frame is found together with those of others.
@usableFromInline
final class JointMember {
  private let layout: any JointLayout
  private let number: Int
  /// The hosts that are to be laid out before.
  let reference: ReferenceSource?
  // The container's own layouts hold the member.
  private unowned let info: LayoutInfo

  init(_ layout: any JointLayout, _ number: Int, _ reference: ReferenceSource?, _ info: LayoutInfo)
  {
    self.layout = layout
    self.number = number
    self.reference = reference
    self.info = info
  }

  func held(in table: HostTable) -> JointMember {
    JointMember(layout, number, reference?.held(in: table), info)
  }

  /// The part of the frame along an axis.
  func span<Axis: LayoutAxis>(along axis: Axis.Type, in context: LayoutContext) -> LayoutSpan {
    let surroundings = JointSurroundings(context: context, info: info)
    let frame = layout.frame(of: number, in: surroundings) ?? context.child.object.plumbFrame
    return LayoutSpan(of: frame, along: axis, in: context.space)
  }

  func words(_ side: JointSide) -> String { layout.words(of: number, side) }
}

extension LayoutInfo {
  /// What the content of `child` asks for; containers are asked once for each offer.
  func contentSize(
    of child: any Layoutable, offering room: CGSize, on grid: PixelGrid
  ) -> LayoutContentSize {
    let cell = table.cell(of: child).map { Int($0) }
    if let cell, let known = knownSize(at: cell, offering: room) {
      return LayoutContentSize(grid.fitted(known))
    }
    let trials = trialCount
    let content = child.plumbContentSize(offering: room)
    if trialCount != trials, let cell, let width = content.width, let height = content.height {
      remember(CGSize(width: width, height: height), at: cell, offering: room)
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
    let replaced = plans
    plans = LayoutPlans()
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
    let first = JointMember(layout, member, reference, self)
    let other = JointMember(layout, member, nil, self)
    let facts = IndividualLayout(
      AxisFacts(
        .start(.other(OtherPosition(.joint(first)))), .length(.other(OtherLength(.joint(other))))),
      AxisFacts(
        .start(.other(OtherPosition(.joint(other)))), .length(.other(OtherLength(.joint(other))))))
    let joint = StoredLayout(facts, LayoutCallSite(file, line), in: table)
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

  /// The surroundings of the container as it is, outside of any pass.
  @_spi(PlumbFrontEnd)
  public func surroundings(in bounds: CGRect) -> JointSurroundings {
    let space = ParentSpace(bounds: bounds, direction: host.plumbDirection)
    return JointSurroundings(
      context: LayoutContext(space, parent: host, child: host, nil), info: host.layoutInfo)
  }

  /// Runs `body` as a trial: nothing is moved, and sizes that are asked for twice are remembered.
  @_spi(PlumbFrontEnd)
  public func onTrial<Result>(_ body: () -> Result) -> Result {
    LayoutSession.current.beginTrial()
    defer { LayoutSession.current.endTrial() }
    return body()
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

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

  /// Whether the frames are being found, so that none is known yet.
  var isBeingFound: Bool { get }

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

  /// What is in view of a container that scrolls, in its own coordinates, or what it has on trial.
  public var visibleBounds: CGRect {
    isTrial ? bounds : context.parent.object.plumbBounds
  }

  /// How far the container is scrolled. It is laid out again when that changes.
  public var scrollOffset: CGPoint {
    if !isTrial { info.scroll.sticks = true }
    return visibleBounds.origin
  }

  /// An area of a container that scrolls, of what is in view.
  public func visibleArea(_ area: LayoutArea) -> CGRect {
    let host = context.parent.object
    let viewport = isTrial ? bounds : host.plumbScrolling?.viewport ?? bounds
    return area == .viewport ? viewport : host.plumbArea(area, in: viewport)
  }

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
  private let info: Unretained<LayoutInfo>

  init(_ layout: any JointLayout, _ number: Int, _ reference: ReferenceSource?, _ info: LayoutInfo)
  {
    self.layout = layout
    self.number = number
    self.reference = reference
    self.info = Unretained(info)
  }

  func mapping(_ map: any ReferenceMap) -> JointMember {
    JointMember(layout, number, reference.map { map($0) }, info.object)
  }

  /// The part of the frame along an axis.
  func span<Axis: LayoutAxis>(along axis: Axis.Type, in context: LayoutContext) -> LayoutSpan {
    LayoutSpan(of: frame(in: context), along: axis, in: context.space)
  }

  /// The whole frame; that of the child as it is, if it has none.
  func frame(in context: LayoutContext) -> CGRect {
    let surroundings = JointSurroundings(context: context, info: info.object)
    return layout.frame(of: number, in: surroundings) ?? context.child.object.plumbFrame
  }

  var isBeingFound: Bool { layout.isBeingFound }

  func words(_ side: JointSide) -> String { layout.words(of: number, side) }
}

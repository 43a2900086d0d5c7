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
    if isTrial { return info.trials.innermost?.run.stamp ?? info.nextStamp() }
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

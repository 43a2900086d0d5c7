import Foundation

/// A layout that finds the frames of several children together, because they depend on each other. A front end
/// with a solver stores one in a container.
///
/// Each child is stored with a layout of its own, whose four facts read the joint layout. So the child is ordered,
/// tried, rounded to the grid, explained and applied like any other child, and other children may be pinned to it.
@_spi(PlumbFrontEnd)
public protocol JointLayout: AnyObject {
  /// The frame of a member in the container's coordinates, before rounding to the grid. If it is nil, the child keeps
  /// its current frame.
  ///
  /// If a side is given, only that side of the result must be correct, because hosts that the other sides depend on may
  /// not be laid out yet.
  ///
  /// This is called several times for each member in each pass and in each trial.
  func frame(
    of member: Int, _ side: JointSide?, in surroundings: JointSurroundings
  ) -> CGRect?

  /// Whether the layout is computing the frames right now, so that no member has a frame yet.
  var isBeingFound: Bool { get }

  /// The words that tell where one side of a member's frame comes from. They follow its value in messages.
  func words(of member: Int, _ side: JointSide) -> String
}

/// The container that a joint layout is evaluated for, in its current state or in the state that a trial assumes.
@_spi(PlumbFrontEnd)
public struct JointSurroundings {
  let context: LayoutContext
  let info: LayoutInfo

  /// The container's bounds. In a trial, they are the bounds that are tried.
  public var bounds: CGRect { context.space.bounds }

  /// The visible part of a scrolling container, in its own coordinates. In a trial, it is the bounds that are tried;
  /// while the length of the content is being found, it begins at the origin of these bounds and has the size of the
  /// viewport.
  public var visibleBounds: CGRect {
    if !isTrial { return context.parent.object.plumbBounds }
    return CGRect(origin: bounds.origin, size: info.scroll.room ?? bounds.size)
  }

  /// The scroll offset of the container. After a pass has read it, the container is laid out again when it scrolls. In
  /// a trial, it is the origin of the bounds that are tried.
  public var scrollOffset: CGPoint {
    if !isTrial { info.scroll.sticks = true }
    return visibleBounds.origin
  }

  /// An area of a scrolling container, computed as if the container's viewport were its bounds.
  public func visibleArea(_ area: LayoutArea) -> CGRect {
    let host = context.parent.object
    let viewport = isTrial ? visibleBounds : host.plumbScrolling?.viewport ?? bounds
    return area == .viewport ? viewport : host.plumbArea(area, in: viewport)
  }

  /// The container's writing direction.
  public var direction: LayoutWritingDirection { context.space.direction }

  /// Whether this is a trial, so that nothing may be moved or reported.
  public var isTrial: Bool { context.trial != nil }

  /// A number that identifies the run of the container: a pass, or one round of a trial. Two runs never have the same
  /// number. Outside of a run, each call returns a new number.
  public var turn: Int {
    if isTrial { return info.trials.innermost?.run.stamp ?? info.nextStamp() }
    return info.isInPass ? info.pass.stamp : info.nextStamp()
  }

  /// An area of the container, in its own coordinates.
  public func area(_ area: LayoutArea) -> CGRect { context.area(area) }

  /// The frame of `host` in the container's coordinates, or the reason why it has none.
  public func frame(of host: any Layoutable) -> Result<CGRect, JointAbsence> {
    switch context.find(host) {
    case .at(let frame): .success(frame.frame)
    case .nowhere(let reason): .failure(JointAbsence(reason: reason))
    }
  }

  /// The size that the content of `child` asks for if it is offered `room`, with both sides rounded up to the grid.
  public func contentSize(of child: any Layoutable, offering room: CGSize) -> LayoutContentSize {
    info.contentSize(of: child, offering: room, on: context.parent.object.plumbPixelGrid)
  }
}

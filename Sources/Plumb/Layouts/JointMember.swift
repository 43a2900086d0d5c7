import Foundation

/// One of the four numbers of a frame.
@_spi(PlumbFrontEnd)
public enum JointSide: Hashable, Sendable, CaseIterable {
  case left
  case top
  case width
  case height
}

/// A child whose frame a joint layout finds together with the frames of other children.
///
/// It is a class, so that a stored layout needs only a pointer for it. Most stored layouts have no joint member.
final class JointMember {
  private let frames: any JointFrames
  private let number: Int

  init(_ frames: any JointFrames, _ number: Int) {
    self.frames = frames
    self.number = number
  }

  /// The member's frame. If a side is given, only that number of the frame is reliable. If the joint layout has no
  /// frame for the member, this is the child's current frame.
  @inline(never)
  func frame(in context: LayoutContext, _ side: JointSide? = nil) -> CGRect {
    frames.frame(of: number, side, in: context) ?? context.child.object.plumbFrame
  }

  var isBeingFound: Bool { frames.isBeingFound }

  func words(_ side: JointSide) -> String { frames.words(of: number, side) }
}

/// An object that finds the frames of several children together.
protocol JointFrames: AnyObject {
  /// The frame of a member in the container's coordinates; nil if the member has none. If a side is given, the other
  /// numbers of the frame may be wrong, because the hosts that they depend on may not be laid out yet.
  func frame(of member: Int, _ side: JointSide?, in context: LayoutContext) -> CGRect?

  /// Whether the frames are being found right now, so that the new frames are not all known yet.
  var isBeingFound: Bool { get }

  /// The words that tell where one number of a member's frame comes from. In messages, they follow the value of this
  /// number.
  func words(of member: Int, _ side: JointSide) -> String
}

import Foundation

/// The properties of a ``HeadlessView`` whose names a subclass may also want, such as `name` or `frame`.
///
///     final class Profile: HeadlessContainerView {
///       let name = TextLabel("Ada Lovelace")      // no override of the view's own name
///     }
///
/// They are members of a protocol, so that a subclass can declare its own property of such a name. Through the base
/// class both exist: `(profile as HeadlessView).name = "profile"`.
public protocol HeadlessProperties: AnyObject {}

extension HeadlessView: HeadlessProperties {}

extension HeadlessProperties where Self: HeadlessView {
  /// The name of this view in messages and dumps. Without one, they show its type.
  public var name: String? {
    get { ownName }
    set { ownName = newValue }
  }

  /// The box around the view in its parent's coordinates, in points, y downwards.
  ///
  /// On a transformed view, setting it sets the frame without the transform. As in UIKit, set ``HeadlessView/bounds``
  /// and ``HeadlessView/center`` of transformed views instead.
  public var frame: CGRect {
    @_alwaysEmitIntoClient
    get { isTransformed ? transformedFrame : plainFrame }
    set { place(newValue) }
  }

  /// The position of the anchor point, in the parent's coordinates.
  public var center: CGPoint {
    get {
      CGPoint(
        x: plainFrame.origin.x + plainFrame.size.width * ownAnchorPoint.x,
        y: plainFrame.origin.y + plainFrame.size.height * ownAnchorPoint.y)
    }
    set {
      place(
        CGRect(
          x: newValue.x - plainFrame.size.width * ownAnchorPoint.x,
          y: newValue.y - plainFrame.size.height * ownAnchorPoint.y,
          width: plainFrame.size.width, height: plainFrame.size.height))
    }
  }

  /// The writing direction. By default the parent's, and left-to-right at the root.
  public var direction: LayoutWritingDirection {
    @_alwaysEmitIntoClient
    get { inherited.direction }
    set {
      own.direction = newValue
      inherit()
    }
  }
}

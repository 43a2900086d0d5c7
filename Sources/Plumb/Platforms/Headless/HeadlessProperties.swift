import Foundation

/// The properties of a ``HeadlessView`` whose names are those of things on a screen.
///
///     final class Profile: HeadlessContainerView {
///       let name = TextLabel("Ada Lovelace")      // no override of the view's own name
///     }
///
/// A subclass may have a property of its own by such a name. As a `HeadlessView`, it still has these:
/// `(profile as HeadlessView).name = "profile"`. That is why they are members of a protocol.
public protocol HeadlessProperties: AnyObject {}

extension HeadlessView: HeadlessProperties {}

extension HeadlessProperties where Self: HeadlessView {
  /// What messages and dumps call this view; its type if it has none.
  public var name: String? {
    get { ownName }
    set { ownName = newValue }
  }

  /// The box around the view in its parent's coordinates, in points, y downwards.
  ///
  /// Setting it on a transformed view sets the frame that the view has without its transform. As in
  /// UIKit, set ``HeadlessView/bounds`` and ``HeadlessView/center`` of transformed views instead.
  public var frame: CGRect {
    @inlinable
    get { isTransformed ? transformedFrame : plainFrame }
    set { place(newValue) }
  }

  /// Where the anchor point lies in the parent's coordinates.
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

  /// The writing direction: that of the parent, until it is set; left-to-right at the root.
  public var direction: LayoutWritingDirection {
    @inlinable
    get { inherited.direction }
    set {
      own.direction = newValue
      inherit()
    }
  }
}

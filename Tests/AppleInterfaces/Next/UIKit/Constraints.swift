// Which constraints are a view's own, and what alignment rectangles and baselines are read from.
// To come: of a view whose constraints are only those that the engine makes, sizeThatFits(_:) is asked.

import UIKit

extension UIView {
  /// The constraints of subviews with each other or with this view, without those that stand for a content size.
  var ownConstraints: [NSLayoutConstraint] {
    constraints.filter { constraint in
      let isOfEngine = type(of: constraint) != NSLayoutConstraint.self
      if isOfEngine || !constraint.isActive { return false }
      return constraint.secondItem != nil || constraint.firstItem !== self
    }
  }

  /// A frame without what an image has around its alignment rectangle, such as a shadow.
  var alignmentFrame: CGRect { alignmentRect(forFrame: frame) }

  var firstBaselineView: UIView { forFirstBaselineLayout }

  var alignedIntrinsicSize: CGSize {
    let (size, insets) = (intrinsicContentSize, alignmentRectInsets)
    guard size.width != UIView.noIntrinsicMetric else { return size }
    return CGSize(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }

  /// Without the perspective that a transform in space may have.
  var flatTransform: CGAffineTransform? {
    let transform = layer.transform
    return CATransform3DIsAffine(transform) ? CATransform3DGetAffineTransform(transform) : nil
  }

  /// A multiplier of 0 throws, and identifiers that begin with NS or UI are the system's.
  func centerConstraint(at part: CGFloat, in parent: UIView) -> NSLayoutConstraint {
    let constraint =
      part == 0
      ? NSLayoutConstraint(
        item: self, attribute: .centerX, relatedBy: .equal, toItem: parent, attribute: .left,
        multiplier: 1, constant: 0)
      : NSLayoutConstraint(
        item: self, attribute: .centerX, relatedBy: .equal, toItem: parent, attribute: .centerX,
        multiplier: part * 2, constant: 0)
    constraint.identifier = "plumb: center at \(part)"
    return constraint
  }
}

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UIView {
    /// The size that the view needs if `size` is offered. For a view that lays out its subviews by constraints, the
    /// size that the constraints need.
    ///
    /// UIKit's `sizeThatFits(_:)` ignores constraints. A view counts as constrained if it has a constraint that the app
    /// made, or if its class says so (`requiresConstraintBasedLayout`), like `UIStackView`. A container never counts as
    /// constrained. `UIView`'s own `sizeThatFits(_:)` returns the current size. So a class that does not override this
    /// method is measured by its intrinsic content size, and a container by its layouts.
    public func plumbSizeThatFits(_ size: CGSize) -> CGSize {
      if isLaidOutByConstraints { return constraintSize(offering: size) }
      if answersSizes { return sizeThatFits(size) }
      let wish = wishWithoutAnswer(offering: size)
      if let width = wish.width, let height = wish.height {
        return CGSize(width: width, height: height)
      }
      let own = sizeThatFits(size)
      return CGSize(width: wish.width ?? own.width, height: wish.height ?? own.height)
    }

    /// The content size: the size that the view needs, but only on the sides with an intrinsic content size. For a view
    /// that lays out its subviews by constraints, and for a container with layouts, it has both sides.
    public func plumbContentSize(offering size: CGSize) -> LayoutContentSize {
      if isLaidOutByConstraints { return LayoutContentSize(constraintSize(offering: size)) }
      guard answersSizes else { return wishWithoutAnswer(offering: size) }
      if let container = self as? any LayoutInfoStorable, !container.layoutInfo.isEmpty {
        return LayoutContentSize(sizeThatFits(size))
      }
      let intrinsic = intrinsicContentSize
      if intrinsic.width < 0 && intrinsic.height < 0 { return .none }
      let fitting = sizeThatFits(size)
      return LayoutContentSize(
        width: intrinsic.width < 0 ? nil : fitting.width,
        height: intrinsic.height < 0 ? nil : fitting.height)
    }

    /// Whether the class overrides `sizeThatFits(_:)`.
    private var answersSizes: Bool {
      let question = NSSelectorFromString("sizeThatFits:")
      return type(of: self).instanceMethod(for: question) != UIView.instanceMethod(for: question)
    }

    /// The content size of a view that does not override `sizeThatFits(_:)`: the size that a container's layouts need,
    /// or the intrinsic content size of any other view.
    private func wishWithoutAnswer(offering size: CGSize) -> LayoutContentSize {
      if let container = self as? any LayoutInfoStorable, !container.layoutInfo.isEmpty {
        return LayoutContentSize(container.storedSize(offering: size))
      }
      // The intrinsic size is the size of the alignment rectangle, so the insets of this rectangle are added.
      let (intrinsic, insets) = (intrinsicContentSize, alignmentRectInsets)
      return LayoutContentSize(
        width: intrinsic.width < 0 ? nil : intrinsic.width + insets.left + insets.right,
        height: intrinsic.height < 0 ? nil : intrinsic.height + insets.top + insets.bottom)
    }

    private var isLaidOutByConstraints: Bool {
      if self is any LayoutInfoStorable { return false }
      return type(of: self).requiresConstraintBasedLayout || constraints.contains(where: \.isOwn)
    }

    /// The smallest size that the constraints allow. If that is too wide, the size at the offered width.
    private func constraintSize(offering size: CGSize) -> CGSize {
      let compressed = UIView.layoutFittingCompressedSize
      let natural = systemLayoutSizeFitting(compressed)
      guard natural.width > size.width else { return natural }
      return systemLayoutSizeFitting(
        CGSize(width: size.width, height: compressed.height),
        withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    }
  }

  extension LayoutInfoStorable {
    /// The size that the stored layouts need.
    fileprivate func storedSize(offering size: CGSize) -> CGSize { plumb.sizeThatFits(size) }
  }

  @MainActor
  extension ReadyContainer where Self: UIView {
    /// The size of a cell or sheet that sizes itself. A side with the required priority has its target length. Any
    /// other side is as long as the layouts need in the target width, or in an unlimited width if the target width is
    /// not positive.
    func fittingSize(
      _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
      let unlimited = CGFloat.greatestFiniteMagnitude
      let fitted = sizeThatFits(
        CGSize(width: target.width > 0 ? target.width : unlimited, height: unlimited))
      return CGSize(
        width: horizontal == .required ? target.width : fitted.width,
        height: vertical == .required ? target.height : fitted.height)
    }
  }
#endif

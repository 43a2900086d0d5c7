#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UIView {
    /// The size that fits; of a view that lays out its subviews by constraints, the size that these need.
    ///
    /// UIKit's own `sizeThatFits(_:)` knows nothing of constraints. A view has some if it holds one that the
    /// engine has not made itself, or if its class says so (`requiresConstraintBasedLayout`), as that of
    /// `UIStackView` does. A class that leaves `sizeThatFits(_:)` to `UIView`, which answers with the size that
    /// the view has, is asked for its intrinsic content size, and a container for what its layouts need.
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

    /// The size that fits, on the sides on which the view has an intrinsic content size; both sides of
    /// a view that is laid out by constraints, and of a container that stores layouts.
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

    /// Whether the class answers `sizeThatFits(_:)`: the method is not that of every view.
    private var answersSizes: Bool {
      let question = NSSelectorFromString("sizeThatFits:")
      return type(of: self).instanceMethod(for: question) != UIView.instanceMethod(for: question)
    }

    /// What a view would like that leaves `sizeThatFits(_:)` to `UIView`.
    private func wishWithoutAnswer(offering size: CGSize) -> LayoutContentSize {
      if let container = self as? any LayoutInfoStorable, !container.layoutInfo.isEmpty {
        return LayoutContentSize(container.storedSize(offering: size))
      }
      // An intrinsic size is that of the alignment rectangle.
      let (intrinsic, insets) = (intrinsicContentSize, alignmentRectInsets)
      return LayoutContentSize(
        width: intrinsic.width < 0 ? nil : intrinsic.width + insets.left + insets.right,
        height: intrinsic.height < 0 ? nil : intrinsic.height + insets.top + insets.bottom)
    }

    private var isLaidOutByConstraints: Bool {
      if self is any LayoutInfoStorable { return false }
      return type(of: self).requiresConstraintBasedLayout || constraints.contains(where: \.isOwn)
    }

    /// As small as the constraints allow; if that is wider than what is offered, the offered width.
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
    /// What a cell or a sheet that sizes itself is told: a side that is required stays, and the other one
    /// is what the layouts need.
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

#if canImport(AppKit) && !canImport(UIKit)
  import AppKit

  /// A view that knows the size it would like to have.
  ///
  /// AppKit asks controls alone for a size that fits. A view of your own says by this protocol that
  /// it has one:
  ///
  ///     final class Chart: NSView, SizeFitting {
  ///       func sizeThatFits(_ size: NSSize) -> NSSize { NSSize(width: size.width, height: 120) }
  ///     }
  ///
  /// Of a view that lays out its subviews by constraints, its `fittingSize` is taken; of others, the
  /// intrinsic content size, and on a side without one, the size that they have.
  @MainActor
  public protocol SizeFitting: NSView {
    /// The size that the view asks for when it is offered `size`. An unlimited side is
    /// `CGFloat.greatestFiniteMagnitude`.
    func sizeThatFits(_ size: NSSize) -> NSSize
  }

  extension NSView {
    public func plumbSizeThatFits(_ size: CGSize) -> CGSize {
      if let view = self as? any SizeFitting { return view.sizeThatFits(size) }
      if let control = self as? NSControl { return control.sizeThatFits(size) }
      if isLaidOutByConstraints { return fittingSize }
      let wish = wishWithoutAnswer(offering: size)
      return CGSize(width: wish.width ?? frame.size.width, height: wish.height ?? frame.size.height)
    }

    /// What a control or a view that is ``SizeFitting`` asks for, what the layouts of a container need, and of
    /// others, the intrinsic content size on the sides that have one.
    public func plumbContentSize(offering size: CGSize) -> LayoutContentSize {
      if let container = self as? any LayoutInfoStorable, container.layoutInfo.isEmpty {
        return .none
      }
      if self is any SizeFitting || self is NSControl || isLaidOutByConstraints {
        return LayoutContentSize(plumbSizeThatFits(size))
      }
      return wishWithoutAnswer(offering: size)
    }

    /// What a view would like that is not asked what fits.
    private func wishWithoutAnswer(offering size: CGSize) -> LayoutContentSize {
      if let container = self as? any LayoutInfoStorable, !container.layoutInfo.isEmpty {
        return LayoutContentSize(container.storedSize(offering: size))
      }
      // An intrinsic size is that of the alignment rectangle.
      let (intrinsic, insets) = (intrinsicContentSize, alignmentRectInsets)
      let missing = NSView.noIntrinsicMetric
      return LayoutContentSize(
        width: intrinsic.width == missing ? nil : intrinsic.width + insets.left + insets.right,
        height: intrinsic.height == missing ? nil : intrinsic.height + insets.top + insets.bottom)
    }

    private var isLaidOutByConstraints: Bool {
      if self is any LayoutInfoStorable { return false }
      return type(of: self).requiresConstraintBasedLayout || constraints.contains(where: \.isOwn)
    }
  }

  extension LayoutInfoStorable {
    /// The size that the stored layouts need.
    fileprivate func storedSize(offering size: CGSize) -> CGSize { plumb.sizeThatFits(size) }
  }
#endif

#if canImport(AppKit) && !canImport(UIKit)
  import AppKit

  /// A view that can be measured.
  ///
  /// AppKit only measures controls. Your own view can be measured if it conforms:
  ///
  ///     final class Chart: NSView, SizeFitting {
  ///       func sizeThatFits(_ size: NSSize) -> NSSize { NSSize(width: size.width, height: 120) }
  ///     }
  ///
  /// A view that lays out its subviews by constraints is measured by `fittingSize`, and a container by its layouts. Any
  /// other view has its intrinsic content size, and its current length on a side without one.
  @MainActor
  public protocol SizeFitting: NSView {
    /// The size that the view needs if `size` is offered. An unlimited side is `CGFloat.greatestFiniteMagnitude`.
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

    /// The content size. It is measured for controls, ``SizeFitting`` views, views that lay out their subviews by
    /// constraints, and containers with layouts. A container without layouts has none. Any other view has its intrinsic
    /// content size, on the sides that have one.
    public func plumbContentSize(offering size: CGSize) -> LayoutContentSize {
      if let container = self as? any LayoutInfoStorable, container.layoutInfo.isEmpty {
        return .none
      }
      if self is any SizeFitting || self is NSControl || isLaidOutByConstraints {
        return LayoutContentSize(plumbSizeThatFits(size))
      }
      return wishWithoutAnswer(offering: size)
    }

    /// The content size of a view without a method that measures it: the size that a container's layouts need, or the
    /// intrinsic content size of any other view.
    private func wishWithoutAnswer(offering size: CGSize) -> LayoutContentSize {
      if let container = self as? any LayoutInfoStorable, !container.layoutInfo.isEmpty {
        return LayoutContentSize(container.storedSize(offering: size))
      }
      // The intrinsic size is the size of the alignment rectangle, so the insets of this rectangle are added.
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

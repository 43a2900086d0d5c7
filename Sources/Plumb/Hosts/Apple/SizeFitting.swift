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
      switch self {
      case let view as any SizeFitting: return view.sizeThatFits(size)
      case let control as NSControl: return control.sizeThatFits(size)
      case _ where isLaidOutByConstraints: return fittingSize
      default:
        let (size, missing) = (intrinsicContentSize, NSView.noIntrinsicMetric)
        return CGSize(
          width: size.width == missing ? frame.size.width : size.width,
          height: size.height == missing ? frame.size.height : size.height)
      }
    }

    /// What a control or a view that is ``SizeFitting`` asks for, and of others, the intrinsic content
    /// size on the sides that have one.
    public func plumbContentSize(offering size: CGSize) -> LayoutContentSize {
      if let container = self as? any LayoutInfoStorable, container.layoutInfo.isEmpty {
        return .none
      }
      if self is any SizeFitting || self is NSControl || isLaidOutByConstraints {
        return LayoutContentSize(plumbSizeThatFits(size))
      }
      let (size, missing) = (intrinsicContentSize, NSView.noIntrinsicMetric)
      return LayoutContentSize(
        width: size.width == missing ? nil : size.width,
        height: size.height == missing ? nil : size.height)
    }

    private var isLaidOutByConstraints: Bool {
      if self is any LayoutInfoStorable { return false }
      return type(of: self).requiresConstraintBasedLayout || !constraints.isEmpty
    }
  }
#endif

#if canImport(AppKit) && !canImport(UIKit)
  import AppKit

  /// A view as a host.
  ///
  /// Coordinates grow downwards, as everywhere in Plumb, whichever way those of the superview do: in one
  /// that is not flipped a frame is mirrored about the middle of the bounds. Frames are put on the pixels
  /// of the window's screen. A rotation of the frame is left out of account.
  ///
  /// AppKit asks controls alone for a size that fits; a view of your own says that it has one by conforming
  /// to ``SizeFitting``.
  extension NSView: @MainActor Layoutable {
    public var layoutParent: NSView? { superview }

    public var layoutBounds: CGRect { bounds }

    public var layoutFrame: CGRect {
      get { superview?.mirroredUnlessFlipped(frame) ?? frame }
      set { frame = superview?.mirroredUnlessFlipped(newValue) ?? newValue }
    }

    /// `rect` in this view's own coordinates, as one whose coordinates grow downwards, and back.
    private func mirroredUnlessFlipped(_ rect: CGRect) -> CGRect {
      if isFlipped { return rect }
      return CGRect(
        x: rect.origin.x, y: bounds.minY + bounds.maxY - rect.maxY,
        width: rect.width, height: rect.height)
    }

    /// What a control or a ``SizeFitting`` view asks for; the size that the view has, for others.
    // Disfavoured, so that a call on a control is NSControl's own method of this name.
    @_disfavoredOverload
    public func sizeThatFits(_ size: CGSize) -> CGSize {
      switch self {
      case let view as any SizeFitting: view.fittingSize(in: size)
      case let control as NSControl: control.sizeThatFits(size)
      default: frame.size
      }
    }

    public var layoutDirection: LayoutDirection {
      userInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    public func layoutSafeArea(in bounds: CGRect) -> CGRect {
      let insets = safeAreaInsets
      return CGRect(
        x: bounds.origin.x + insets.left, y: bounds.origin.y + insets.top,
        width: max(0, bounds.width - insets.left - insets.right),
        height: max(0, bounds.height - insets.top - insets.bottom))
    }

    public var pixelGrid: PixelGrid { .devicePixels(scale: window?.backingScaleFactor ?? 1) }

    public var layoutZPosition: CGFloat {
      get { layer?.zPosition ?? 0 }
      set { layer?.zPosition = newValue }
    }

    public var layoutName: String {
      identifier?.rawValue ?? String(describing: type(of: self))
    }

    public var layoutIssueHandler: LayoutIssueHandler? {
      LayoutIssueHandlers.handler(of: self) ?? superview?.layoutIssueHandler
    }

    /// What takes the issues found in this view and those below it: what takes those of the superview,
    /// until it is set.
    public var issueHandler: LayoutIssueHandler? {
      get { layoutIssueHandler }
      set { LayoutIssueHandlers.set(newValue, for: self) }
    }
  }

  /// A view that knows the size it would like to have.
  @MainActor
  public protocol SizeFitting: NSView {
    /// The size that the view asks for when it is offered `size`.
    func fittingSize(in size: CGSize) -> CGSize
  }

  // Isolated like the views themselves: a layout that may cross threads, as one that is placed in order
  // may, is not to be pinned to a view. (The compiler of Swift 6.3 does not check that in the verbs, so
  // that there a wrong order is found when the layouts run, and reported.)
  extension NSView: @MainActor LayoutReference {
    public var referenceSource: ReferenceSource { .host(self) }
  }

  extension NSView {
    /// The subviews, as the children of a container.
    public var layoutChildren: [NSView] { subviews }

    /// Puts `child` in front of the first `index` subviews.
    public func insertLayoutChild(_ child: NSView, at index: Int) {
      child.removeFromSuperview()
      let next = index < subviews.count ? subviews[index] : nil
      addSubview(child, positioned: next == nil ? .above : .below, relativeTo: next)
    }

    /// Asks for a layout pass.
    public func setNeedsLayout() { needsLayout = true }

    /// Runs the layout passes that have been asked for.
    public func layoutIfNeeded() { layoutSubtreeIfNeeded() }
  }
#endif

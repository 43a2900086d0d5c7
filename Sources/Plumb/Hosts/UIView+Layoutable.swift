#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A view as a host.
  ///
  ///     card.plumb.layout(title) {
  ///       $0.setLeading(by: { $0.layoutMarginsGuide.leading }).setTop(to: 8).fitSize()
  ///     }
  ///
  /// A transformed view is given its size and its center and never its frame, which UIKit leaves undefined
  /// for it (`UIView.frame`: "if the transform property contains a non-identity transform, the value of
  /// this property is undefined"). Frames are put on device pixels.
  extension UIView: @MainActor Layoutable {
    public var layoutParent: UIView? { superview }

    public var layoutBounds: CGRect { bounds }

    public var layoutFrame: CGRect {
      get {
        let (size, anchor) = (bounds.size, layer.anchorPoint)
        return CGRect(
          x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y,
          width: size.width, height: size.height)
      }
      set {
        let anchor = layer.anchorPoint
        bounds.size = newValue.size
        center = CGPoint(
          x: newValue.origin.x + newValue.size.width * anchor.x,
          y: newValue.origin.y + newValue.size.height * anchor.y)
      }
    }

    public var layoutTransform: AffineTransform? {
      if transform.isIdentity { return nil }
      return AffineTransform(
        about: CGPoint(
          x: bounds.origin.x + bounds.size.width * layer.anchorPoint.x,
          y: bounds.origin.y + bounds.size.height * layer.anchorPoint.y),
        AffineTransform(transform), to: center)
    }

    public var layoutDirection: LayoutDirection {
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    public func layoutSafeArea(in bounds: CGRect) -> CGRect { bounds.inset(by: safeAreaInsets) }

    public func layoutMarginsArea(in bounds: CGRect) -> CGRect { bounds.inset(by: layoutMargins) }

    /// As wide as the readable content guide is at the most, in the middle of the margins: in bounds that
    /// the view does not have, the guide cannot be asked.
    public func layoutReadableArea(in bounds: CGRect) -> CGRect {
      if bounds == self.bounds { return readableContentGuide.layoutFrame }
      let margins = layoutMarginsArea(in: bounds)
      let excess = max(0, margins.width - readableContentGuide.layoutFrame.width)
      return bounds.width > self.bounds.width ? margins.insetBy(dx: excess / 2, dy: 0) : margins
    }

    public var pixelGrid: PixelGrid { .devicePixels(scale: traitCollection.displayScale) }

    public var layoutZPosition: CGFloat {
      get { layer.zPosition }
      set { layer.zPosition = newValue }
    }

    public var layoutName: String { accessibilityIdentifier ?? String(describing: type(of: self)) }

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

  // Isolated like the views themselves: a layout that may cross threads, as one that is placed in order
  // may, is not to be pinned to a view. (The compiler of Swift 6.3 does not check that in the verbs, so
  // that there a wrong order is found when the layouts run, and reported.)
  extension UIView: @MainActor LayoutReference {
    public var referenceSource: ReferenceSource { .host(self) }
  }

  extension UIView {
    /// The subviews, as the children of a container.
    public var layoutChildren: [UIView] { subviews }

    /// Puts `child` in front of the first `index` subviews.
    public func insertLayoutChild(_ child: UIView, at index: Int) {
      insertSubview(child, at: index)
    }
  }
#endif

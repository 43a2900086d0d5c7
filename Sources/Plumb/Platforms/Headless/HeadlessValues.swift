import Foundation

/// The values that are set on a headless view, with their defaults.
struct HeadlessValues {
  var name: String?
  var issueHandler: LayoutIssueHandler?
  // Inherited while nil.
  var direction: LayoutWritingDirection?
  var pixelGrid: PixelGrid?

  var transform: LayoutTransform?
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var isHidden = false
  var zPosition: CGFloat = 0

  var safeAreaInsets = LayoutInsets.zero
  var layoutMargins = LayoutInsets(all: 8)
  var readableWidth: CGFloat = 672
}

extension HeadlessView {
  /// Whether the view is left out of pictures. It is still laid out. Changing it lays out views again that are pinned
  /// to the visible ones among several.
  public final var isHidden: Bool {
    get { own.isHidden }
    set {
      guard newValue != own.isHidden else { return }
      own.isHidden = newValue
      parent?.object.setNeedsLayout()
      // The view's own layouts may depend on its visibility.
      if storedLayouts != nil { setNeedsLayout() }
    }
  }

  /// The z-index: children with a higher one are in front. Equal ones keep the order of ``subviews``.
  public final var zPosition: CGFloat {
    get { own.zPosition }
    set { own.zPosition = newValue }
  }

  /// The insets that bars, notches and rounded corners cover, in points.
  public final var safeAreaInsets: LayoutInsets {
    get { own.safeAreaInsets }
    set {
      guard newValue != own.safeAreaInsets else { return }
      own.safeAreaInsets = newValue
      setNeedsLayout()
    }
  }

  /// The insets from the safe area to the content, in points. 8 by default.
  public final var layoutMargins: LayoutInsets {
    get { own.layoutMargins }
    set {
      guard newValue != own.layoutMargins else { return }
      own.layoutMargins = newValue
      setNeedsLayout()
    }
  }

  /// The greatest width of the readable area, in points.
  public final var readableWidth: CGFloat {
    get { own.readableWidth }
    set {
      guard newValue != own.readableWidth else { return }
      own.readableWidth = newValue
      setNeedsLayout()
    }
  }
}

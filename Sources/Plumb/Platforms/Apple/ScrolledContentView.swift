#if canImport(AppKit) && !canImport(UIKit)
  import AppKit

  /// The interface between a scrolling container and its content view.
  @MainActor
  protocol ContentScrolling: NSScrollView {
    /// Sizes the content and runs the stored layouts.
    func layOutContent()

    /// The visible part of the content, and the content's size.
    var scrolling: LayoutScrolling { get }

    /// Sets the size of the content. Returns whether it changed.
    @discardableResult
    func resizeContent(to size: CGSize) -> Bool
  }

  /// The document view of a scrolling container. It contains the container's children.
  ///
  /// This view is not in the tree of hosts. As a host, the scrolling container is the children's
  /// parent and has the coordinates of this view. So layouts work as in a `UIScrollView`.
  final class ScrolledContentView: NSView {
    private(set) weak var container: (any ContentScrolling)?
    /// How many nested scrolling containers are being laid out.
    static var containersInLayout = 0

    convenience init(of container: some ContentScrolling) {
      self.init(frame: .zero)
      self.container = container
    }

    override var isFlipped: Bool { true }

    override func didAddSubview(_ subview: NSView) {
      super.didAddSubview(subview)
      container?.needsLayout = true
    }

    override func willRemoveSubview(_ subview: NSView) {
      super.willRemoveSubview(subview)
      container?.needsLayout = true
    }
  }
#endif

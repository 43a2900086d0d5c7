#if canImport(AppKit) && !canImport(UIKit)
  import AppKit

  /// A scrolling container as its content sees it.
  @MainActor
  protocol ContentScrolling: NSScrollView {
    /// Runs the stored layouts and sizes the content.
    func layOutContent()

    /// What is in view, and the size of the content.
    var scrolling: LayoutScrolling { get }

    /// Gives the content a size.
    @discardableResult
    func resizeContent(to size: CGSize) -> Bool
  }

  /// The document view of a scrolling container. The container's children are in it.
  ///
  /// In the tree of hosts it does not occur: the children's parent is the scrolling container,
  /// whose own coordinates are those of this view. So the same layouts mean the same as in a
  /// `UIScrollView`.
  final class ScrolledContentView: NSView {
    private(set) weak var container: (any ContentScrolling)?
    /// How many scrolling containers are in their layout, one inside the other.
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

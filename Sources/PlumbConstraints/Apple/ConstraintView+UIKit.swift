#if canImport(UIKit) && !os(watchOS)
  import UIKit
  @_spi(PlumbFrontEnd) import Plumb

  /// A view whose subviews are laid out by constraints, ready to use or to subclass.
  ///
  ///     let card = ConstraintView()
  ///     card.addSubview(title)
  ///     card.plumb.activate {
  ///       title.anchors.leading == card.anchors.margins.leading
  ///       title.anchors.centerY == card.anchors.centerY
  ///     }
  open class ConstraintView: LayoutInfoStoredView, @MainActor ConstraintContainer {
    public final let constraintInfo = ConstraintInfo()

    /// The size that the constraints and the stored layouts need if the view is offered `size`. If the view has neither
    /// constraints nor stored layouts, its current size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
      if !plumb.hasConstraints { return super.sizeThatFits(size) }
      return plumb.constrainedSizeThatFits(
        size, trailingPadding: trailingPadding, bottomPadding: bottomPadding)
    }
  }

  extension UIScrollView: @MainActor ScrollingHost {}

  /// A scroll view with constraints. Along `scrollAxes`, the constraints decide the content's length. On an axis that
  /// does not scroll, the content is as long as the visible part, unless a required constraint demands another length.
  ///
  ///     page.plumb.activate {
  ///       text.anchors.allEdges == page.anchors.content.allEdges - 16
  ///       text.anchors.width == page.anchors.frame.width - 32
  ///     }
  ///
  /// In equations, the edges of this view are those of its content; its width and height are those of its frame. Stored
  /// layouts run as well. If they need more than the visible length along `scrollAxes`, the content is at least as long
  /// as they need.
  open class ConstraintScrollView: UIScrollView, @MainActor ConstraintContainer {
    public final let layoutInfo = LayoutInfo()
    public final let constraintInfo = ConstraintInfo()

    /// The axes along which the layouts or constraints decide the content's length.
    public final var scrollAxes = ScrollAxes.vertical {
      didSet { if scrollAxes != oldValue { setNeedsLayout() } }
    }

    public final var scrollsConstrainedContent: Bool { true }

    public final var constrainedScrollAxes: ScrollAxes { scrollAxes }

    /// Solves the constraints, runs the stored layouts, and sets the content's size.
    open override func layoutSubviews() {
      super.layoutSubviews()
      plumb.layoutStoredSubviews()
      guard let size = plumb.constrainedContentSize, contentSize != size else { return }
      contentSize = size
      // Stored layouts measure from the content, so they run again with its new size.
      plumb.layoutStoredSubviews()
    }

    /// The axes along which the stored layouts alone decide the content's length: `scrollAxes` if there are no
    /// constraints, otherwise none.
    public final var plumbScrollAxes: ScrollAxes {
      constraintInfo.constraints.isEmpty ? scrollAxes : []
    }

    open override func didAddSubview(_ subview: UIView) {
      super.didAddSubview(subview)
      setNeedsLayout()
    }

    open override func willRemoveSubview(_ subview: UIView) {
      super.willRemoveSubview(subview)
      setNeedsLayout()
    }
  }
#endif

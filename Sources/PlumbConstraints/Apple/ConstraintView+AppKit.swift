#if canImport(AppKit) && !canImport(UIKit)
  import AppKit
  @_spi(PlumbFrontEnd) import Plumb

  extension NSScrollView: @MainActor ScrollingHost {}

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
    open override func sizeThatFits(_ size: NSSize) -> NSSize {
      if !plumb.hasConstraints { return super.sizeThatFits(size) }
      return plumb.constrainedSizeThatFits(
        size, trailingPadding: trailingPadding, bottomPadding: bottomPadding)
    }
  }

  /// A scroll view with constraints. Along `scrollAxes`, the constraints decide the document's length. On an axis that
  /// does not scroll, the document is as long as the visible part, unless a required constraint demands another length.
  ///
  ///     page.documentView?.addSubview(text)
  ///     page.plumb.activate {
  ///       text.anchors.allEdges == page.anchors.content.allEdges - 16
  ///       text.anchors.width == page.anchors.frame.width - 32
  ///     }
  ///
  /// The view's children are in its document view. In equations, the edges of this view are those of its content; its
  /// width and height are those of the visible part. Stored layouts run as well. If they need more than the visible
  /// length along `scrollAxes`, the content is at least as long as they need.
  open class ConstraintScrollView: LayoutInfoStoredScrollView, @MainActor ConstraintContainer {
    public final let constraintInfo = ConstraintInfo()

    public final var scrollsConstrainedContent: Bool { true }

    public final var constrainedScrollAxes: ScrollAxes { scrollAxes }

    /// The axes along which the stored layouts alone decide the content's length: `scrollAxes` if there are no
    /// constraints, otherwise none.
    open override var plumbScrollAxes: ScrollAxes {
      constraintInfo.constraints.isEmpty ? super.plumbScrollAxes : []
    }

    @_spi(PlumbFrontEnd)
    open override var plumbConstrainedContentSize: CGSize? { plumb.constrainedContentSize }
  }
#endif

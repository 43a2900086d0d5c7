#if canImport(AppKit) && !canImport(UIKit)
  import AppKit
  @_spi(PlumbFrontEnd) import Plumb

  extension NSScrollView: @MainActor ScrollingHost {}

  /// A container with constraints, ready to be used and to be subclassed.
  ///
  ///     let card = ConstraintView()
  ///     card.addSubview(title)
  ///     card.plumb.activate {
  ///       title.anchors.leading == card.anchors.margins.leading
  ///       title.anchors.centerY == card.anchors.centerY
  ///     }
  open class ConstraintView: LayoutInfoStoredView, @MainActor ConstraintContainer {
    public final let constraintInfo = ConstraintInfo()

    /// The size that the constraints and the stored layouts need in a room of `size`; the size that
    /// the view has, if there are neither.
    open override func sizeThatFits(_ size: NSSize) -> NSSize {
      if !plumb.hasConstraints { return super.sizeThatFits(size) }
      return plumb.constrainedSizeThatFits(
        size, trailingPadding: trailingPadding, bottomPadding: bottomPadding)
    }
  }

  /// A scrolling container with constraints: its document is as long as they make it along `scrollAxes`, and across
  /// them as long as what is in view, unless a required constraint says another length.
  ///
  ///     page.documentView?.addSubview(text)
  ///     page.plumb.activate {
  ///       text.anchors.allEdges == page.anchors.content.allEdges - 16
  ///       text.anchors.width == page.anchors.frame.width - 32
  ///     }
  ///
  /// Its children are in its document view. Its edges are those of its content, and its width and height
  /// those of the part that is in view. Stored layouts are run as well; they decide how large the content is if there are
  /// no constraints.
  open class ConstraintScrollView: LayoutInfoStoredScrollView, @MainActor ConstraintContainer {
    public final let constraintInfo = ConstraintInfo()

    public final var scrollsConstrainedContent: Bool { true }

    public final var constrainedScrollAxes: ScrollAxes { scrollAxes }

    /// The axes along which the stored layouts decide how long the content is: none, if there are constraints.
    open override var plumbScrollAxes: ScrollAxes {
      constraintInfo.constraints.isEmpty ? super.plumbScrollAxes : []
    }

    @_spi(PlumbFrontEnd)
    open override var plumbConstrainedContentSize: CGSize? { plumb.constrainedContentSize }
  }
#endif

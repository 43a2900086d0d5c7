#if canImport(UIKit) && !os(watchOS)
  import UIKit
  @_spi(PlumbFrontEnd) import Plumb

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
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
      if !plumb.hasConstraints { return super.sizeThatFits(size) }
      return plumb.constrainedSizeThatFits(
        size, trailingPadding: trailingPadding, bottomPadding: bottomPadding)
    }
  }

  extension UIScrollView: @MainActor ScrollingHost {}

  /// A scrolling container with constraints: its content is as long as they make it along `scrollAxes`, and across
  /// them as long as what is in view, unless a required constraint says another length.
  ///
  ///     page.plumb.activate {
  ///       text.anchors.allEdges == page.anchors.content.allEdges - 16
  ///       text.anchors.width == page.anchors.frame.width - 32
  ///     }
  ///
  /// Its edges are those of its content, and its width and height those of its frame. Stored layouts are
  /// run as well; they decide how large the content is if there are no constraints.
  open class ConstraintScrollView: UIScrollView, @MainActor ConstraintContainer {
    public final let layoutInfo = LayoutInfo()
    public final let constraintInfo = ConstraintInfo()

    /// Along which axes the layouts or constraints decide how long the content is.
    public final var scrollAxes = ScrollAxes.vertical {
      didSet { if scrollAxes != oldValue { setNeedsLayout() } }
    }

    public final var scrollsConstrainedContent: Bool { true }

    public final var constrainedScrollAxes: ScrollAxes { scrollAxes }

    /// Runs the constraints and the stored layouts, and sets the content's size.
    open override func layoutSubviews() {
      super.layoutSubviews()
      plumb.layoutStoredSubviews()
      guard let size = plumb.constrainedContentSize, contentSize != size else { return }
      contentSize = size
      // Stored layouts measure from the content.
      plumb.layoutStoredSubviews()
    }

    /// None, if there are constraints: they decide how large the content is.
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

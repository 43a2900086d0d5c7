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
      if constraintInfo.constraints.isEmpty { return super.sizeThatFits(size) }
      return plumb.constrainedSizeThatFits(
        size, trailingPadding: trailingPadding, bottomPadding: bottomPadding)
    }
  }
#endif

#if canImport(AppKit) && !canImport(UIKit)
  import AppKit

  extension NSView: @MainActor BaselineHost {
    /// The baselines from AppKit, which measures them from the edges of the alignment rectangle.
    public func plumbBaselines(in size: CGSize) -> LayoutBaselines {
      let insets = alignmentRectInsets
      return LayoutBaselines(
        first: insets.top + firstBaselineOffsetFromTop,
        last: insets.bottom + lastBaselineOffsetFromBottom)
    }
  }
#endif

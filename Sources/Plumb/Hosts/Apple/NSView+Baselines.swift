#if canImport(AppKit) && !canImport(UIKit)
  import AppKit

  extension NSView: @MainActor BaselineHost {
    /// The baselines as AppKit has them.
    public func plumbBaselines(in size: CGSize) -> LayoutBaselines {
      LayoutBaselines(first: firstBaselineOffsetFromTop, last: lastBaselineOffsetFromBottom)
    }
  }
#endif

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UILabel: @MainActor BaselineHost {
    /// The baselines of the label's first and last line, from its font's metrics.
    public func plumbBaselines(in size: CGSize) -> LayoutBaselines {
      let text = textRect(
        forBounds: CGRect(origin: .zero, size: size), limitedToNumberOfLines: numberOfLines)
      // A label centers its lines vertically.
      let margin = (size.height - text.size.height) / 2
      return LayoutBaselines(first: margin + font.ascender, last: margin - font.descender)
    }
  }
#endif

import CGtk
import Foundation
import Plumb

// The lines of text of widgets, as GTK measures them.

extension Label: @MainActor BaselineHost {
  /// The text stands at the top, so that its first baseline is where GTK measures it.
  public func plumbBaselines(in size: CGSize) -> LayoutBaselines {
    let lines = measure(GTK_ORIENTATION_VERTICAL, for: size.width.pixels)
    let line = measure(GTK_ORIENTATION_VERTICAL)
    let below = size.height - CGFloat(lines.natural)
    let middle = isCentered ? below / 2 : 0
    return LayoutBaselines(
      first: middle + CGFloat(lines.baseline),
      last: below - middle + CGFloat(line.natural - line.baseline))
  }
}

extension Button: @MainActor BaselineHost {
  public func plumbBaselines(in size: CGSize) -> LayoutBaselines { baselinesOfOneLine(in: size) }
}

extension Entry: @MainActor BaselineHost {
  public func plumbBaselines(in size: CGSize) -> LayoutBaselines { baselinesOfOneLine(in: size) }
}

extension Widget {
  /// The baselines of a widget with one line in the middle of its height.
  fileprivate func baselinesOfOneLine(in size: CGSize) -> LayoutBaselines {
    let line = measure(GTK_ORIENTATION_VERTICAL, for: size.width.pixels)
    let margin = (size.height - CGFloat(line.natural)) / 2
    return LayoutBaselines(
      first: margin + CGFloat(line.baseline), last: margin + CGFloat(line.natural - line.baseline))
  }
}

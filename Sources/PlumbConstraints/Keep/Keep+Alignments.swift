import Foundation
import Plumb

// Alignments of two views. With 0, the edges are on one line. Positive values move the view to the right, downwards, or
// for leading along the writing direction. For right, bottom, trailing and baselines, they move the view in the
// opposite direction, as insets do.

extension KeepTarget {
  /// How far the left edge is to the right of the other view's left edge, in points.
  public func leftAlign(
    to other: some Layoutable, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    attribute(.alignment(.left, "left"), to: other, SourceSite(file: file, line: line))
  }

  /// How far the right edge is to the left of the other view's right edge, in points.
  public func rightAlign(
    to other: some Layoutable, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    attribute(.alignment(.right, "right"), to: other, SourceSite(file: file, line: line))
  }

  /// How far the top edge is below the other view's top edge, in points.
  public func topAlign(
    to other: some Layoutable, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    attribute(.alignment(.top, "top"), to: other, SourceSite(file: file, line: line))
  }

  /// How far the bottom edge is above the other view's bottom edge, in points.
  public func bottomAlign(
    to other: some Layoutable, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    attribute(.alignment(.bottom, "bottom"), to: other, SourceSite(file: file, line: line))
  }

  /// How far the leading edge is after the other view's leading edge, in points.
  public func leadingAlign(
    to other: some Layoutable, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    attribute(.alignment(.leading, "leading"), to: other, SourceSite(file: file, line: line))
  }

  /// How far the trailing edge is before the other view's trailing edge, in points.
  public func trailingAlign(
    to other: some Layoutable, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    attribute(.alignment(.trailing, "trailing"), to: other, SourceSite(file: file, line: line))
  }

  /// How far the center is to the right of the other view's center, in points. 0 puts both on one vertical line.
  public func centerXAlign(
    to other: some Layoutable, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    attribute(.alignment(.centerX, "center x"), to: other, SourceSite(file: file, line: line))
  }

  /// How far the center is below the other view's center, in points. 0 puts both on one horizontal line.
  public func centerYAlign(
    to other: some Layoutable, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    attribute(.alignment(.centerY, "center y"), to: other, SourceSite(file: file, line: line))
  }

  /// The alignments of all four edges: top, left, right and bottom.
  public func edgeAlign(
    to other: some Layoutable, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    .group([
      topAlign(to: other, file: file, line: line), leftAlign(to: other, file: file, line: line),
      rightAlign(to: other, file: file, line: line), bottomAlign(to: other, file: file, line: line),
    ])
  }

  /// The alignments of the centers on both axes.
  public func centerAlign(
    to other: some Layoutable, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    .group([
      centerXAlign(to: other, file: file, line: line),
      centerYAlign(to: other, file: file, line: line),
    ])
  }
}

extension KeepTarget where Host: BaselineHost {
  /// How far the first baseline is above the other view's first baseline, in points.
  public func firstBaselineAlign(
    to other: some BaselineHost, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    attribute(
      .alignment(.firstBaseline, "first baseline"), to: other, SourceSite(file: file, line: line))
  }

  /// How far the last baseline is above the other view's last baseline, in points.
  public func lastBaselineAlign(
    to other: some BaselineHost, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    attribute(
      .alignment(.lastBaseline, "last baseline"), to: other, SourceSite(file: file, line: line))
  }
}

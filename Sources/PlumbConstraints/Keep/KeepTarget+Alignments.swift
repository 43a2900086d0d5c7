import Foundation
import Plumb

// How views are aligned. With 0 the edges lie on one line. Positive values move the view to the right or
// downwards; for right, bottom, trailing and baselines, the other way, as insets do.

extension KeepTarget {
  /// How far the left edge lies after the other view's, in points.
  public func leftAlign(to other: some Layoutable) -> KeepAttribute {
    attribute(.alignment(.left, "left"), to: other, .unknown)
  }

  /// How far the right edge lies before the other view's, in points.
  public func rightAlign(to other: some Layoutable) -> KeepAttribute {
    attribute(.alignment(.right, "right"), to: other, .unknown)
  }

  /// How far the top edge lies below the other view's, in points.
  public func topAlign(to other: some Layoutable) -> KeepAttribute {
    attribute(.alignment(.top, "top"), to: other, .unknown)
  }

  /// How far the bottom edge lies above the other view's, in points.
  public func bottomAlign(to other: some Layoutable) -> KeepAttribute {
    attribute(.alignment(.bottom, "bottom"), to: other, .unknown)
  }

  /// How far the leading edge lies after the other view's, in points.
  public func leadingAlign(to other: some Layoutable) -> KeepAttribute {
    attribute(.alignment(.leading, "leading"), to: other, .unknown)
  }

  /// How far the trailing edge lies before the other view's, in points.
  public func trailingAlign(to other: some Layoutable) -> KeepAttribute {
    attribute(.alignment(.trailing, "trailing"), to: other, .unknown)
  }

  /// How far the center lies to the right of the other view's, in points: 0 puts both on one vertical
  /// line.
  public func verticalAlign(to other: some Layoutable) -> KeepAttribute {
    attribute(.alignment(.centerX, "vertical"), to: other, .unknown)
  }

  /// How far the center lies below the other view's, in points: 0 puts both on one horizontal line.
  public func horizontalAlign(to other: some Layoutable) -> KeepAttribute {
    attribute(.alignment(.centerY, "horizontal"), to: other, .unknown)
  }

  /// The alignments of all four edges: top, left, right and bottom.
  public func edgeAlign(to other: some Layoutable) -> KeepAttribute {
    .group([
      topAlign(to: other), leftAlign(to: other), rightAlign(to: other), bottomAlign(to: other),
    ])
  }

  /// The alignments of the centers on both axes.
  public func centerAlign(to other: some Layoutable) -> KeepAttribute {
    .group([verticalAlign(to: other), horizontalAlign(to: other)])
  }
}

extension KeepTarget where Host: BaselineHost {
  /// How far the first baseline lies above the other view's, in points.
  public func firstBaselineAlign(to other: some BaselineHost) -> KeepAttribute {
    attribute(.alignment(.firstBaseline, "first baseline"), to: other, .unknown)
  }

  /// How far the last baseline lies above the other view's, in points.
  public func lastBaselineAlign(to other: some BaselineHost) -> KeepAttribute {
    attribute(.alignment(.lastBaseline, "last baseline"), to: other, .unknown)
  }
}

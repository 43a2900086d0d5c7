import Foundation
import Plumb

// Distances between the facing edges of two views. Positive values keep the views apart.

extension KeepTarget {
  /// The distance from the other view's right edge to this view's left edge, in points.
  public func leftOffset(
    to other: some Layoutable, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    attribute(.offset(.left), to: other, SourceSite(file: file, line: line))
  }

  /// The distance from this view's right edge to the other view's left edge, in points. It is the same attribute as
  /// the other view's `leftOffset`.
  public func rightOffset(
    to other: some Layoutable, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    inverse(.offset(.left), to: other, SourceSite(file: file, line: line))
  }

  /// The distance from the other view's bottom edge to this view's top edge, in points.
  public func topOffset(
    to other: some Layoutable, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    attribute(.offset(.top), to: other, SourceSite(file: file, line: line))
  }

  /// The distance from this view's bottom edge to the other view's top edge, in points. It is the same attribute as
  /// the other view's `topOffset`.
  public func bottomOffset(
    to other: some Layoutable, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    inverse(.offset(.top), to: other, SourceSite(file: file, line: line))
  }

  /// The distance from the other view's trailing edge to this view's leading edge, in points.
  public func leadingOffset(
    to other: some Layoutable, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    attribute(.offset(.leading), to: other, SourceSite(file: file, line: line))
  }

  /// The distance from this view's trailing edge to the other view's leading edge, in points. It is the same
  /// attribute as the other view's `leadingOffset`.
  public func trailingOffset(
    to other: some Layoutable, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    inverse(.offset(.leading), to: other, SourceSite(file: file, line: line))
  }
}

extension KeepTarget where Host: BaselineHost {
  /// The distance from the other view's last baseline down to this view's first baseline, in points.
  public func firstBaselineOffset(
    to other: some BaselineHost, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    attribute(.baselineOffset, to: other, SourceSite(file: file, line: line))
  }

  /// The distance from this view's last baseline down to the other view's first baseline, in points. It is the same
  /// attribute as the other view's `firstBaselineOffset`.
  public func lastBaselineOffset(
    to other: some BaselineHost, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    inverse(.baselineOffset, to: other, SourceSite(file: file, line: line))
  }
}

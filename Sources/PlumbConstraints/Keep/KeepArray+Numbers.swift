import Foundation
import Plumb

// Overloads for numbers in variables; see ``KeepNumber``.

extension KeepArray {
  /// Keeps each view's left edge at a distance, in points, to the right of the previous view's right edge.
  @discardableResult @_disfavoredOverload
  public func horizontalOffsets(
    _ number: some KeepNumber, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    horizontalOffsets(KeepValue(number.plumbNumber), file: file, line: line)
  }

  /// Keeps each view's leading edge at a distance, in points, after the previous view's trailing edge.
  @discardableResult @_disfavoredOverload
  public func leadingOffsets(
    _ number: some KeepNumber, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    leadingOffsets(KeepValue(number.plumbNumber), file: file, line: line)
  }

  /// Keeps each view's top edge at a distance, in points, below the previous view's bottom edge.
  @discardableResult @_disfavoredOverload
  public func verticalOffsets(
    _ number: some KeepNumber, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    verticalOffsets(KeepValue(number.plumbNumber), file: file, line: line)
  }

  /// Keeps each view's left edge at a distance, in points, to the right of the next view's left edge. With 0, all left
  /// edges are on one line.
  @discardableResult @_disfavoredOverload
  public func leftAlignments(
    _ number: some KeepNumber, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    leftAlignments(KeepValue(number.plumbNumber), file: file, line: line)
  }

  /// Keeps each view's right edge at a distance, in points, to the left of the next view's right edge. With 0, all
  /// right edges are on one line.
  @discardableResult @_disfavoredOverload
  public func rightAlignments(
    _ number: some KeepNumber, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    rightAlignments(KeepValue(number.plumbNumber), file: file, line: line)
  }

  /// Keeps each view's top edge at a distance, in points, below the next view's top edge. With 0, all top edges are on
  /// one line.
  @discardableResult @_disfavoredOverload
  public func topAlignments(
    _ number: some KeepNumber, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    topAlignments(KeepValue(number.plumbNumber), file: file, line: line)
  }

  /// Keeps each view's bottom edge at a distance, in points, above the next view's bottom edge. With 0, all bottom
  /// edges are on one line.
  @discardableResult @_disfavoredOverload
  public func bottomAlignments(
    _ number: some KeepNumber, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    bottomAlignments(KeepValue(number.plumbNumber), file: file, line: line)
  }

  /// Keeps each view's leading edge at a distance, in points, after the next view's leading edge. With 0, all leading
  /// edges are on one line.
  @discardableResult @_disfavoredOverload
  public func leadingAlignments(
    _ number: some KeepNumber, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    leadingAlignments(KeepValue(number.plumbNumber), file: file, line: line)
  }

  /// Keeps each view's trailing edge at a distance, in points, before the next view's trailing edge. With 0, all
  /// trailing edges are on one line.
  @discardableResult @_disfavoredOverload
  public func trailingAlignments(
    _ number: some KeepNumber, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    trailingAlignments(KeepValue(number.plumbNumber), file: file, line: line)
  }

  /// Keeps each view's center at a distance, in points, to the right of the next view's center. With 0, all centers are
  /// on one vertical line.
  @discardableResult @_disfavoredOverload
  public func centerXAlignments(
    _ number: some KeepNumber, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    centerXAlignments(KeepValue(number.plumbNumber), file: file, line: line)
  }

  /// Keeps each view's center at a distance, in points, below the next view's center. With 0, all centers are on one
  /// horizontal line.
  @discardableResult @_disfavoredOverload
  public func centerYAlignments(
    _ number: some KeepNumber, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    centerYAlignments(KeepValue(number.plumbNumber), file: file, line: line)
  }
}

extension KeepArray where Host: BaselineHost {
  /// Keeps each view's first baseline at a distance, in points, below the previous view's last baseline.
  @discardableResult @_disfavoredOverload
  public func baselineOffsets(
    _ number: some KeepNumber, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    baselineOffsets(KeepValue(number.plumbNumber), file: file, line: line)
  }

  /// Keeps each view's first baseline at a distance, in points, above the next view's first baseline. With 0, all first
  /// baselines are on one line.
  @discardableResult @_disfavoredOverload
  public func firstBaselineAlignments(
    _ number: some KeepNumber, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    firstBaselineAlignments(KeepValue(number.plumbNumber), file: file, line: line)
  }

  /// Keeps each view's last baseline at a distance, in points, above the next view's last baseline. With 0, all last
  /// baselines are on one line.
  @discardableResult @_disfavoredOverload
  public func lastBaselineAlignments(
    _ number: some KeepNumber, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    lastBaselineAlignments(KeepValue(number.plumbNumber), file: file, line: line)
  }
}

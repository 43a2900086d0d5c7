import Foundation
import Plumb

// Overloads for numbers in variables; see ``KeepNumber``.

extension KeepArray {
  /// Keeps each view at a distance to the right of the previous one.
  @discardableResult @_disfavoredOverload
  public func horizontalOffsets(
    _ number: some KeepNumber, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    horizontalOffsets(KeepValue(number.plumbNumber), file: file, line: line)
  }

  /// Keeps each view at a distance after the previous one, along the writing direction.
  @discardableResult @_disfavoredOverload
  public func leadingOffsets(
    _ number: some KeepNumber, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    leadingOffsets(KeepValue(number.plumbNumber), file: file, line: line)
  }

  /// Keeps each view at a distance below the previous one.
  @discardableResult @_disfavoredOverload
  public func verticalOffsets(
    _ number: some KeepNumber, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    verticalOffsets(KeepValue(number.plumbNumber), file: file, line: line)
  }

  /// Keeps the left edge of each view at a distance to the right of the left edge of the next one. With 0, all left
  /// edges are on one line.
  @discardableResult @_disfavoredOverload
  public func leftAlignments(
    _ number: some KeepNumber, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    leftAlignments(KeepValue(number.plumbNumber), file: file, line: line)
  }

  /// Keeps the right edge of each view at a distance to the left of the right edge of the next one. With 0, all right
  /// edges are on one line.
  @discardableResult @_disfavoredOverload
  public func rightAlignments(
    _ number: some KeepNumber, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    rightAlignments(KeepValue(number.plumbNumber), file: file, line: line)
  }

  /// Keeps the top edge of each view at a distance below the top edge of the next one. With 0, all top
  /// edges are on one line.
  @discardableResult @_disfavoredOverload
  public func topAlignments(
    _ number: some KeepNumber, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    topAlignments(KeepValue(number.plumbNumber), file: file, line: line)
  }

  /// Keeps the bottom edge of each view at a distance above the bottom edge of the next one. With 0, all bottom
  /// edges are on one line.
  @discardableResult @_disfavoredOverload
  public func bottomAlignments(
    _ number: some KeepNumber, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    bottomAlignments(KeepValue(number.plumbNumber), file: file, line: line)
  }

  /// Keeps the leading edge of each view at a distance after the leading edge of the next one. With 0, all leading
  /// edges are on one line.
  @discardableResult @_disfavoredOverload
  public func leadingAlignments(
    _ number: some KeepNumber, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    leadingAlignments(KeepValue(number.plumbNumber), file: file, line: line)
  }

  /// Keeps the trailing edge of each view at a distance before the trailing edge of the next one. With 0, all trailing
  /// edges are on one line.
  @discardableResult @_disfavoredOverload
  public func trailingAlignments(
    _ number: some KeepNumber, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    trailingAlignments(KeepValue(number.plumbNumber), file: file, line: line)
  }

  /// Keeps the center of each view at a distance to the right of the center of the next one. With 0, all centers are
  /// on one vertical line.
  @discardableResult @_disfavoredOverload
  public func centerXAlignments(
    _ number: some KeepNumber, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    centerXAlignments(KeepValue(number.plumbNumber), file: file, line: line)
  }

  /// Keeps the center of each view at a distance below the center of the next one. With 0, all centers are on one
  /// horizontal line.
  @discardableResult @_disfavoredOverload
  public func centerYAlignments(
    _ number: some KeepNumber, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    centerYAlignments(KeepValue(number.plumbNumber), file: file, line: line)
  }
}

extension KeepArray where Host: BaselineHost {
  /// Keeps the first baseline of each view at a distance below the previous view's last baseline.
  @discardableResult @_disfavoredOverload
  public func baselineOffsets(
    _ number: some KeepNumber, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    baselineOffsets(KeepValue(number.plumbNumber), file: file, line: line)
  }

  /// Keeps the first baseline of each view at a distance above the first baseline of the next one. With 0, all first
  /// baselines are on one line.
  @discardableResult @_disfavoredOverload
  public func firstBaselineAlignments(
    _ number: some KeepNumber, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    firstBaselineAlignments(KeepValue(number.plumbNumber), file: file, line: line)
  }

  /// Keeps the last baseline of each view at a distance above the last baseline of the next one. With 0, all last
  /// baselines are on one line.
  @discardableResult @_disfavoredOverload
  public func lastBaselineAlignments(
    _ number: some KeepNumber, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    lastBaselineAlignments(KeepValue(number.plumbNumber), file: file, line: line)
  }
}

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

  /// Keeps the left alignment of each view to the next at a value: 0 for one line.
  @discardableResult @_disfavoredOverload
  public func leftAlignments(
    _ number: some KeepNumber, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    leftAlignments(KeepValue(number.plumbNumber), file: file, line: line)
  }

  /// Keeps the right alignment of each view to the next at a value: 0 for one line.
  @discardableResult @_disfavoredOverload
  public func rightAlignments(
    _ number: some KeepNumber, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    rightAlignments(KeepValue(number.plumbNumber), file: file, line: line)
  }

  /// Keeps the top alignment of each view to the next at a value: 0 for one line.
  @discardableResult @_disfavoredOverload
  public func topAlignments(
    _ number: some KeepNumber, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    topAlignments(KeepValue(number.plumbNumber), file: file, line: line)
  }

  /// Keeps the bottom alignment of each view to the next at a value: 0 for one line.
  @discardableResult @_disfavoredOverload
  public func bottomAlignments(
    _ number: some KeepNumber, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    bottomAlignments(KeepValue(number.plumbNumber), file: file, line: line)
  }

  /// Keeps the leading alignment of each view to the next at a value: 0 for one line.
  @discardableResult @_disfavoredOverload
  public func leadingAlignments(
    _ number: some KeepNumber, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    leadingAlignments(KeepValue(number.plumbNumber), file: file, line: line)
  }

  /// Keeps the trailing alignment of each view to the next at a value: 0 for one line.
  @discardableResult @_disfavoredOverload
  public func trailingAlignments(
    _ number: some KeepNumber, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    trailingAlignments(KeepValue(number.plumbNumber), file: file, line: line)
  }

  /// Keeps the horizontal distance between the centers of each view and the next: 0 for one vertical line.
  @discardableResult @_disfavoredOverload
  public func centerXAlignments(
    _ number: some KeepNumber, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    centerXAlignments(KeepValue(number.plumbNumber), file: file, line: line)
  }

  /// Keeps the vertical distance between the centers of each view and the next: 0 for one horizontal line.
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

  /// Keeps the first baseline alignment of each view to the next at a value.
  @discardableResult @_disfavoredOverload
  public func firstBaselineAlignments(
    _ number: some KeepNumber, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    firstBaselineAlignments(KeepValue(number.plumbNumber), file: file, line: line)
  }

  /// Keeps the last baseline alignment of each view to the next at a value.
  @discardableResult @_disfavoredOverload
  public func lastBaselineAlignments(
    _ number: some KeepNumber, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    lastBaselineAlignments(KeepValue(number.plumbNumber), file: file, line: line)
  }
}

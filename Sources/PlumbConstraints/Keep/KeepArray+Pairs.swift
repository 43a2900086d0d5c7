import Foundation
import Plumb

// Values that are kept between each view and the next one. With fewer than two views, nothing is kept.

extension KeepArray {
  /// Keeps the widths equal.
  @discardableResult
  public func widthsEqual(
    at priority: ConstraintPriority = .required, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    keep(KeepValue(1, at: priority)) { $0.keep.width(to: $1, file: file, line: line) }
  }

  /// Keeps the heights equal.
  @discardableResult
  public func heightsEqual(
    at priority: ConstraintPriority = .required, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    keep(KeepValue(1, at: priority)) { $0.keep.height(to: $1, file: file, line: line) }
  }

  /// Keeps the widths and the heights equal.
  @discardableResult
  public func sizesEqual(
    at priority: ConstraintPriority = .required, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    .group(
      widthsEqual(at: priority, file: file, line: line),
      heightsEqual(at: priority, file: file, line: line))
  }

  /// Keeps each view at a distance to the right of the previous one.
  @discardableResult
  public func horizontalOffsets(
    _ value: KeepValue, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    keep(value) { $1.keep.leftOffset(to: $0, file: file, line: line) }
  }

  /// Keeps each view at a distance after the previous one, along the writing direction.
  @discardableResult
  public func leadingOffsets(
    _ value: KeepValue, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    keep(value) { $1.keep.leadingOffset(to: $0, file: file, line: line) }
  }

  /// Keeps each view at a distance below the previous one.
  @discardableResult
  public func verticalOffsets(
    _ value: KeepValue, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    keep(value) { $1.keep.topOffset(to: $0, file: file, line: line) }
  }

  /// Keeps the left edge of each view at a distance to the right of the left edge of the next one. With 0, all left
  /// edges are on one line.
  @discardableResult
  public func leftAlignments(
    _ value: KeepValue, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    keep(value) { $0.keep.leftAlign(to: $1, file: file, line: line) }
  }

  /// Keeps the right edge of each view at a distance to the left of the right edge of the next one. With 0, all right
  /// edges are on one line.
  @discardableResult
  public func rightAlignments(
    _ value: KeepValue, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    keep(value) { $0.keep.rightAlign(to: $1, file: file, line: line) }
  }

  /// Keeps the top edge of each view at a distance below the top edge of the next one. With 0, all top
  /// edges are on one line.
  @discardableResult
  public func topAlignments(
    _ value: KeepValue, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    keep(value) { $0.keep.topAlign(to: $1, file: file, line: line) }
  }

  /// Keeps the bottom edge of each view at a distance above the bottom edge of the next one. With 0, all bottom
  /// edges are on one line.
  @discardableResult
  public func bottomAlignments(
    _ value: KeepValue, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    keep(value) { $0.keep.bottomAlign(to: $1, file: file, line: line) }
  }

  /// Keeps the leading edge of each view at a distance after the leading edge of the next one. With 0, all leading
  /// edges are on one line.
  @discardableResult
  public func leadingAlignments(
    _ value: KeepValue, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    keep(value) { $0.keep.leadingAlign(to: $1, file: file, line: line) }
  }

  /// Keeps the trailing edge of each view at a distance before the trailing edge of the next one. With 0, all trailing
  /// edges are on one line.
  @discardableResult
  public func trailingAlignments(
    _ value: KeepValue, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    keep(value) { $0.keep.trailingAlign(to: $1, file: file, line: line) }
  }

  /// Keeps the center of each view at a distance to the right of the center of the next one. With 0, all centers are
  /// on one vertical line.
  @discardableResult
  public func centerXAlignments(
    _ value: KeepValue, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    keep(value) { $0.keep.centerXAlign(to: $1, file: file, line: line) }
  }

  /// Keeps the center of each view at a distance below the center of the next one. With 0, all centers are on one
  /// horizontal line.
  @discardableResult
  public func centerYAlignments(
    _ value: KeepValue, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    keep(value) { $0.keep.centerYAlign(to: $1, file: file, line: line) }
  }

  /// Keeps the left edges on one line.
  @discardableResult
  public func leftAligned(
    file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute { leftAlignments(0, file: file, line: line) }

  /// Keeps the right edges on one line.
  @discardableResult
  public func rightAligned(
    file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute { rightAlignments(0, file: file, line: line) }

  /// Keeps the top edges on one line.
  @discardableResult
  public func topAligned(
    file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute { topAlignments(0, file: file, line: line) }

  /// Keeps the bottom edges on one line.
  @discardableResult
  public func bottomAligned(
    file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute { bottomAlignments(0, file: file, line: line) }

  /// Keeps the leading edges on one line.
  @discardableResult
  public func leadingAligned(
    file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute { leadingAlignments(0, file: file, line: line) }

  /// Keeps the trailing edges on one line.
  @discardableResult
  public func trailingAligned(
    file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute { trailingAlignments(0, file: file, line: line) }

  /// Keeps the centers on one vertical line.
  @discardableResult
  public func centerXAligned(
    file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute { centerXAlignments(0, file: file, line: line) }

  /// Keeps the centers on one horizontal line.
  @discardableResult
  public func centerYAligned(
    file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute { centerYAlignments(0, file: file, line: line) }

  private func keep(
    _ value: KeepValue, _ attribute: (Host, Host) -> KeepAttribute
  ) -> KeepAttribute {
    let group = KeepAttribute.group(
      zip(keptHosts, keptHosts.dropFirst()).map { attribute($0, $1) })
    group.equal = value
    return group
  }
}

extension KeepArray where Host: BaselineHost {
  /// Keeps the first baseline of each view at a distance below the previous view's last baseline.
  @discardableResult
  public func baselineOffsets(
    _ value: KeepValue, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    keep(value) { $1.keep.firstBaselineOffset(to: $0, file: file, line: line) }
  }

  /// Keeps the first baseline of each view at a distance above the first baseline of the next one. With 0, all first
  /// baselines are on one line.
  @discardableResult
  public func firstBaselineAlignments(
    _ value: KeepValue, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    keep(value) { $0.keep.firstBaselineAlign(to: $1, file: file, line: line) }
  }

  /// Keeps the last baseline of each view at a distance above the last baseline of the next one. With 0, all last
  /// baselines are on one line.
  @discardableResult
  public func lastBaselineAlignments(
    _ value: KeepValue, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    keep(value) { $0.keep.lastBaselineAlign(to: $1, file: file, line: line) }
  }

  /// Keeps the first baselines on one line.
  @discardableResult
  public func firstBaselineAligned(
    file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute { firstBaselineAlignments(0, file: file, line: line) }

  /// Keeps the last baselines on one line.
  @discardableResult
  public func lastBaselineAligned(
    file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute { lastBaselineAlignments(0, file: file, line: line) }
}

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

  /// Keeps each view's left edge at a distance, in points, to the right of the previous view's right edge.
  @discardableResult
  public func horizontalOffsets(
    _ value: KeepValue, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    keep(value) { $1.keep.leftOffset(to: $0, file: file, line: line) }
  }

  /// Keeps each view's leading edge at a distance, in points, after the previous view's trailing edge.
  @discardableResult
  public func leadingOffsets(
    _ value: KeepValue, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    keep(value) { $1.keep.leadingOffset(to: $0, file: file, line: line) }
  }

  /// Keeps each view's top edge at a distance, in points, below the previous view's bottom edge.
  @discardableResult
  public func verticalOffsets(
    _ value: KeepValue, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    keep(value) { $1.keep.topOffset(to: $0, file: file, line: line) }
  }

  /// Keeps each view's left edge at a distance, in points, to the right of the next view's left edge. With 0, all left
  /// edges are on one line.
  @discardableResult
  public func leftAlignments(
    _ value: KeepValue, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    keep(value) { $0.keep.leftAlign(to: $1, file: file, line: line) }
  }

  /// Keeps each view's right edge at a distance, in points, to the left of the next view's right edge. With 0, all
  /// right edges are on one line.
  @discardableResult
  public func rightAlignments(
    _ value: KeepValue, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    keep(value) { $0.keep.rightAlign(to: $1, file: file, line: line) }
  }

  /// Keeps each view's top edge at a distance, in points, below the next view's top edge. With 0, all top edges are on
  /// one line.
  @discardableResult
  public func topAlignments(
    _ value: KeepValue, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    keep(value) { $0.keep.topAlign(to: $1, file: file, line: line) }
  }

  /// Keeps each view's bottom edge at a distance, in points, above the next view's bottom edge. With 0, all bottom
  /// edges are on one line.
  @discardableResult
  public func bottomAlignments(
    _ value: KeepValue, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    keep(value) { $0.keep.bottomAlign(to: $1, file: file, line: line) }
  }

  /// Keeps each view's leading edge at a distance, in points, after the next view's leading edge. With 0, all leading
  /// edges are on one line.
  @discardableResult
  public func leadingAlignments(
    _ value: KeepValue, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    keep(value) { $0.keep.leadingAlign(to: $1, file: file, line: line) }
  }

  /// Keeps each view's trailing edge at a distance, in points, before the next view's trailing edge. With 0, all
  /// trailing edges are on one line.
  @discardableResult
  public func trailingAlignments(
    _ value: KeepValue, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    keep(value) { $0.keep.trailingAlign(to: $1, file: file, line: line) }
  }

  /// Keeps each view's center at a distance, in points, to the right of the next view's center. With 0, all centers are
  /// on one vertical line.
  @discardableResult
  public func centerXAlignments(
    _ value: KeepValue, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    keep(value) { $0.keep.centerXAlign(to: $1, file: file, line: line) }
  }

  /// Keeps each view's center at a distance, in points, below the next view's center. With 0, all centers are on one
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
  /// Keeps each view's first baseline at a distance, in points, below the previous view's last baseline.
  @discardableResult
  public func baselineOffsets(
    _ value: KeepValue, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    keep(value) { $1.keep.firstBaselineOffset(to: $0, file: file, line: line) }
  }

  /// Keeps each view's first baseline at a distance, in points, above the next view's first baseline. With 0, all first
  /// baselines are on one line.
  @discardableResult
  public func firstBaselineAlignments(
    _ value: KeepValue, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    keep(value) { $0.keep.firstBaselineAlign(to: $1, file: file, line: line) }
  }

  /// Keeps each view's last baseline at a distance, in points, above the next view's last baseline. With 0, all last
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

import Foundation
import Plumb

// Between each view and the next. Arrays of fewer than two views have nothing to keep.

extension KeepArray {
  /// Keeps the widths equal.
  @discardableResult
  public func widthsEqual(at priority: ConstraintPriority = .required) -> KeepAttribute {
    keep(KeepValue(1, at: priority)) { $0.keep.width(to: $1) }
  }

  /// Keeps the heights equal.
  @discardableResult
  public func heightsEqual(at priority: ConstraintPriority = .required) -> KeepAttribute {
    keep(KeepValue(1, at: priority)) { $0.keep.height(to: $1) }
  }

  /// Keeps the widths and the heights equal.
  @discardableResult
  public func sizesEqual(at priority: ConstraintPriority = .required) -> KeepAttribute {
    .group(widthsEqual(at: priority), heightsEqual(at: priority))
  }

  /// Keeps each view so many points to the right of the one before.
  @discardableResult
  public func horizontalOffsets(_ value: KeepValue) -> KeepAttribute {
    keep(value) { $1.keep.leftOffset(to: $0) }
  }

  /// Keeps each view so many points after the one before, along the writing direction.
  @discardableResult
  public func leadingOffsets(_ value: KeepValue) -> KeepAttribute {
    keep(value) { $1.keep.leadingOffset(to: $0) }
  }

  /// Keeps each view so many points below the one before.
  @discardableResult
  public func verticalOffsets(_ value: KeepValue) -> KeepAttribute {
    keep(value) { $1.keep.topOffset(to: $0) }
  }

  /// Keeps the left alignment of each view to the next at a value: 0 for one line.
  @discardableResult
  public func leftAlignments(_ value: KeepValue) -> KeepAttribute {
    keep(value) { $0.keep.leftAlign(to: $1) }
  }

  /// Keeps the right alignment of each view to the next at a value: 0 for one line.
  @discardableResult
  public func rightAlignments(_ value: KeepValue) -> KeepAttribute {
    keep(value) { $0.keep.rightAlign(to: $1) }
  }

  /// Keeps the top alignment of each view to the next at a value: 0 for one line.
  @discardableResult
  public func topAlignments(_ value: KeepValue) -> KeepAttribute {
    keep(value) { $0.keep.topAlign(to: $1) }
  }

  /// Keeps the bottom alignment of each view to the next at a value: 0 for one line.
  @discardableResult
  public func bottomAlignments(_ value: KeepValue) -> KeepAttribute {
    keep(value) { $0.keep.bottomAlign(to: $1) }
  }

  /// Keeps the leading alignment of each view to the next at a value: 0 for one line.
  @discardableResult
  public func leadingAlignments(_ value: KeepValue) -> KeepAttribute {
    keep(value) { $0.keep.leadingAlign(to: $1) }
  }

  /// Keeps the trailing alignment of each view to the next at a value: 0 for one line.
  @discardableResult
  public func trailingAlignments(_ value: KeepValue) -> KeepAttribute {
    keep(value) { $0.keep.trailingAlign(to: $1) }
  }

  /// Keeps the vertical alignment of each view to the next at a value: 0 for one line.
  @discardableResult
  public func verticalAlignments(_ value: KeepValue) -> KeepAttribute {
    keep(value) { $0.keep.verticalAlign(to: $1) }
  }

  /// Keeps the horizontal alignment of each view to the next at a value: 0 for one line.
  @discardableResult
  public func horizontalAlignments(_ value: KeepValue) -> KeepAttribute {
    keep(value) { $0.keep.horizontalAlign(to: $1) }
  }

  /// Keeps the left edges on one line.
  @discardableResult
  public func leftAligned() -> KeepAttribute { leftAlignments(0) }

  /// Keeps the right edges on one line.
  @discardableResult
  public func rightAligned() -> KeepAttribute { rightAlignments(0) }

  /// Keeps the top edges on one line.
  @discardableResult
  public func topAligned() -> KeepAttribute { topAlignments(0) }

  /// Keeps the bottom edges on one line.
  @discardableResult
  public func bottomAligned() -> KeepAttribute { bottomAlignments(0) }

  /// Keeps the leading edges on one line.
  @discardableResult
  public func leadingAligned() -> KeepAttribute { leadingAlignments(0) }

  /// Keeps the trailing edges on one line.
  @discardableResult
  public func trailingAligned() -> KeepAttribute { trailingAlignments(0) }

  /// Keeps the centers on one vertical line.
  @discardableResult
  public func verticallyAligned() -> KeepAttribute { verticalAlignments(0) }

  /// Keeps the centers on one horizontal line.
  @discardableResult
  public func horizontallyAligned() -> KeepAttribute { horizontalAlignments(0) }

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
  /// Keeps the first baseline of each view so many points below the last baseline of the one before.
  @discardableResult
  public func baselineOffsets(_ value: KeepValue) -> KeepAttribute {
    keep(value) { $1.keep.firstBaselineOffset(to: $0) }
  }

  /// Keeps the first baseline alignment of each view to the next at a value.
  @discardableResult
  public func firstBaselineAlignments(_ value: KeepValue) -> KeepAttribute {
    keep(value) { $0.keep.firstBaselineAlign(to: $1) }
  }

  /// Keeps the last baseline alignment of each view to the next at a value.
  @discardableResult
  public func lastBaselineAlignments(_ value: KeepValue) -> KeepAttribute {
    keep(value) { $0.keep.lastBaselineAlign(to: $1) }
  }

  /// Keeps the first baselines on one line.
  @discardableResult
  public func firstBaselineAligned() -> KeepAttribute { firstBaselineAlignments(0) }

  /// Keeps the last baselines on one line.
  @discardableResult
  public func lastBaselineAligned() -> KeepAttribute { lastBaselineAlignments(0) }
}

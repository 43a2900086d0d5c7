import Foundation
import Plumb

extension KeepTarget {
  /// The position of the center from the left, as a fraction of the parent's width: 0.5 is the
  /// middle.
  public var centerX: KeepAttribute { attribute(.centerX) }
  /// The position of the center from the top, as a fraction of the parent's height: 0.5 is the
  /// middle.
  public var centerY: KeepAttribute { attribute(.centerY) }
}

extension KeepTarget {
  /// Keeps the center at fractions of the parent's width and height.
  public func setCenter(
    _ parts: CGPoint, at priority: ConstraintPriority = .required, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    let kept = at(SourceSite(file: file, line: line))
    kept.centerX.equal = KeepValue(parts.x, at: priority)
    kept.centerY.equal = KeepValue(parts.y, at: priority)
  }

  /// Keeps the view in the middle of its parent.
  public func centered(
    at priority: ConstraintPriority = .required, file: StaticString = #fileID, line: UInt = #line
  ) {
    horizontallyCentered(at: priority, file: file, line: line)
    verticallyCentered(at: priority, file: file, line: line)
  }

  /// Keeps the view horizontally in the middle of its parent.
  public func horizontallyCentered(
    at priority: ConstraintPriority = .required, file: StaticString = #fileID, line: UInt = #line
  ) {
    let kept = at(SourceSite(file: file, line: line))
    kept.centerX.equal = KeepValue(0.5, at: priority)
  }

  /// Keeps the view vertically in the middle of its parent.
  public func verticallyCentered(
    at priority: ConstraintPriority = .required, file: StaticString = #fileID, line: UInt = #line
  ) {
    let kept = at(SourceSite(file: file, line: line))
    kept.centerY.equal = KeepValue(0.5, at: priority)
  }
}

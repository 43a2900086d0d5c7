import Foundation
import Plumb

extension KeepTarget {
  /// The width, in points.
  public var width: KeepAttribute { attribute(.width) }
  /// The height, in points.
  public var height: KeepAttribute { attribute(.height) }
  /// The width and the height. Both are kept at the same value.
  public var size: KeepAttribute {
    group([width, height])
  }
  /// The width as a multiple of the height, such as 16 / 9.
  public var aspectRatio: KeepAttribute { attribute(.aspectRatio) }
}

extension KeepTarget {
  /// The width as a multiple of another view's width.
  public func width(
    to other: some Layoutable, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    attribute(.widthTo, to: other, SourceSite(file: file, line: line))
  }

  /// The height as a multiple of another view's height.
  public func height(
    to other: some Layoutable, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    attribute(.heightTo, to: other, SourceSite(file: file, line: line))
  }

  /// The width and the height as a multiple of another view's width and height. Both have the same factor.
  public func size(
    to other: some Layoutable, file: StaticString = #fileID, line: UInt = #line
  ) -> KeepAttribute {
    .group([width(to: other, file: file, line: line), height(to: other, file: file, line: line)])
  }

  /// Keeps the width and the height, in points.
  public func setSize(
    _ size: CGSize, at priority: ConstraintPriority = .required, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    let kept = at(SourceSite(file: file, line: line))
    kept.width.equal = KeepValue(size.width, at: priority)
    kept.height.equal = KeepValue(size.height, at: priority)
  }
}

import Foundation
import Plumb

extension KeepTarget {
  /// The width, in points.
  public var width: KeepAttribute { attribute(.width, .unknown) }
  /// The height, in points.
  public var height: KeepAttribute { attribute(.height, .unknown) }
  /// The width and the height, each with the same value.
  public var size: KeepAttribute {
    .group([width, height])
  }
  /// The width as a multiple of the height: 16 / 9 is wide.
  public var aspectRatio: KeepAttribute { attribute(.aspectRatio, .unknown) }

  /// The width as a multiple of another view's.
  public func width(to other: some Layoutable) -> KeepAttribute {
    attribute(.widthTo, to: other, .unknown)
  }

  /// The height as a multiple of another view's.
  public func height(to other: some Layoutable) -> KeepAttribute {
    attribute(.heightTo, to: other, .unknown)
  }

  /// The width and the height as a multiple of another view's.
  public func size(to other: some Layoutable) -> KeepAttribute {
    .group([width(to: other), height(to: other)])
  }

  /// Keeps the width and the height, in points.
  public func setSize(_ size: CGSize, at priority: ConstraintPriority = .required) {
    width.equal = KeepValue(size.width, at: priority)
    height.equal = KeepValue(size.height, at: priority)
  }
}

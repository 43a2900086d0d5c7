// What SnapKit has public under names that Plumb's modules have as well.

import UIKit

public typealias ConstraintView = UIView

public class LayoutConstraint {
  public init() {}
}

public struct ConstraintPriority {
  public let value: Float
  public static var required: ConstraintPriority { ConstraintPriority(value: 1000) }
}

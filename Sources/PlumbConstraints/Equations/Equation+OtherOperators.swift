import Foundation
import Plumb

// Refusals with clear error messages: comparisons that a solver does not have, and other spellings
// of priorities.

@available(*, unavailable, message: "an equation is ==, <= or >=")
extension ConstraintAnchor {
  public static func < (anchor: Self, other: some PlaceTerm) -> Equation { unreachable() }
  public static func > (anchor: Self, other: some PlaceTerm) -> Equation { unreachable() }
  public static func != (anchor: Self, other: some PlaceTerm) -> Equation { unreachable() }
}

@available(*, unavailable, message: "an equation is ==, <= or >=")
extension LengthAnchor {
  public static func < (length: Self, other: some LengthTerm) -> Equation { unreachable() }
  public static func < (length: Self, other: CGFloat) -> Equation { unreachable() }
  public static func > (length: Self, other: some LengthTerm) -> Equation { unreachable() }
  public static func > (length: Self, other: CGFloat) -> Equation { unreachable() }
  public static func != (length: Self, other: some LengthTerm) -> Equation { unreachable() }
  public static func != (length: Self, other: CGFloat) -> Equation { unreachable() }
}

extension Equation {
  @available(
    *, unavailable,
    message: "a priority follows an equation: title.anchors.width == 120 <<~ .high"
  )
  public func priority(_ priority: ConstraintPriority) -> Equation { unreachable() }
}

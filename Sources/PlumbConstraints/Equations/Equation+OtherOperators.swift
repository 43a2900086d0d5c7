import Foundation
import Plumb

// Refusals with clear error messages: comparisons that a solver does not have, and other spellings
// of priorities.

@available(*, unavailable, message: "an equation is ==, <= or >=")
extension ConstraintAnchor {
  @_alwaysEmitIntoClient public static func < (anchor: Self, other: some PlaceTerm) -> Equation {
    unreachable()
  }
  @_alwaysEmitIntoClient public static func > (anchor: Self, other: some PlaceTerm) -> Equation {
    unreachable()
  }
  @_alwaysEmitIntoClient public static func != (anchor: Self, other: some PlaceTerm) -> Equation {
    unreachable()
  }
}

@available(*, unavailable, message: "an equation is ==, <= or >=")
extension LengthAnchor {
  @_alwaysEmitIntoClient public static func < (length: Self, other: some LengthTerm) -> Equation {
    unreachable()
  }
  @_alwaysEmitIntoClient public static func < (length: Self, other: CGFloat) -> Equation {
    unreachable()
  }
  @_alwaysEmitIntoClient public static func > (length: Self, other: some LengthTerm) -> Equation {
    unreachable()
  }
  @_alwaysEmitIntoClient public static func > (length: Self, other: CGFloat) -> Equation {
    unreachable()
  }
  @_alwaysEmitIntoClient public static func != (length: Self, other: some LengthTerm) -> Equation {
    unreachable()
  }
  @_alwaysEmitIntoClient public static func != (length: Self, other: CGFloat) -> Equation {
    unreachable()
  }
}

extension Equation {
  @available(
    *, unavailable,
    message: "a priority follows an equation: title.anchors.width == 120 <<~ .high"
  )
  @_alwaysEmitIntoClient public func priority(_ priority: ConstraintPriority) -> Equation {
    unreachable()
  }
}

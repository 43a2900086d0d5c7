import Foundation
import PlumbSolver

extension CGFloat {
  /// Whether the solver accepts the number. False for NaN, infinity, and numbers whose products
  /// could overflow.
  var isSolvable: Bool { magnitude <= CGFloat(Solver.largestNumber) }
}

extension Double {
  /// Whether the solver accepts the number. False for NaN, infinity, and numbers whose products
  /// could overflow.
  var isSolvable: Bool { magnitude <= Solver.largestNumber }
}

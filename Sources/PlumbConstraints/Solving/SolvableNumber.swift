import Foundation
import PlumbSolver

extension CGFloat {
  /// Whether the solver takes the number: it is one, and its products stay in the range of numbers.
  var isSolvable: Bool { magnitude <= CGFloat(Solver.largestNumber) }
}

extension Double {
  /// Whether the solver takes the number: it is one, and its products stay in the range of numbers.
  var isSolvable: Bool { magnitude <= Solver.largestNumber }
}

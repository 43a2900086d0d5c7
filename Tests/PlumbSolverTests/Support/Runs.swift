import Foundation
import PlumbTestSupport

/// How many random systems a test tries.
extension Runs {
  /// How many the comparison with the oracle tries: as many as `PLUMB_SOLVER_SYSTEMS` says.
  static let systems =
    Int(ProcessInfo.processInfo.environment["PLUMB_SOLVER_SYSTEMS"] ?? "") ?? usual

  private static let usual = 1200

  /// The seeds of one of four parts of a test that usually tries a number of systems.
  static func seeds(part: Int, usually count: Int) -> StrideTo<Int> {
    stride(from: part, to: count * systems / usual, by: 4)
  }
}

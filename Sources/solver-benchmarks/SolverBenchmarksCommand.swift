import Foundation

/// Measures the solver. With a folder as argument it writes each screen there as well, for another
/// solver to be measured with the same constraints.
///
///     solver-benchmarks [--to <views>] [<folder>]
@main struct SolverBenchmarksCommand {
  static func main() throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    var greatest = 1000
    if let place = arguments.firstIndex(of: "--to"), place + 1 < arguments.count {
      greatest = Int(arguments[place + 1]) ?? greatest
      arguments.removeSubrange(place...place + 1)
    }
    print("family views constraints build-us resize-us allocations simplex resize-simplex pivots")
    for family in Family.allCases {
      for views in [10, 30, 100, 300, 1000, 3000, 10_000] where views <= greatest {
        let screen = family.screen(views: views)
        let measurement = try Measurement(screen)
        print(
          family.rawValue, views, screen.rows.count, measurement.build, measurement.resize,
          measurement.allocations, measurement.simplexRuns, measurement.resizeSimplexRuns,
          measurement.pivots)
        if let folder = arguments.first {
          let file = "\(folder)/\(family.rawValue)-\(views).txt"
          try screen.text(measurement.values).write(toFile: file, atomically: true, encoding: .utf8)
        }
      }
    }
  }
}

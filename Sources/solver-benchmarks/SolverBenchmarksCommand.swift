import Foundation

/// Measures the solver. With a folder it writes each screen there as well, for another solver to
/// be measured with the same constraints. With `--profile` it only builds one screen, over and
/// over, for a profiler to watch.
///
///     solver-benchmarks [--from <views>] [--to <views>] [--only <family>] [<folder>]
///     solver-benchmarks --profile build|resize --only <family> --to <views>
@main struct SolverBenchmarksCommand {
  static func main() throws {
    let options = Options(Array(CommandLine.arguments.dropFirst()))
    if let profile = options.profile {
      return try run(profile, options.families[0].screen(views: options.views.upperBound))
    }
    print("family views constraints build-us resize-us allocations simplex resize-simplex pivots")
    for family in options.families {
      for views in family.sizes where options.views.contains(views) {
        let screen = family.screen(views: views)
        let measurement = try Measurement(screen)
        print(
          family.rawValue, views, screen.rows.count, measurement.build, measurement.resize,
          measurement.allocations, measurement.simplexRuns, measurement.resizeSimplexRuns,
          measurement.pivots)
        guard let folder = options.folder else { continue }
        let file = "\(folder)/\(family.rawValue)-\(views).txt"
        try screen.text(measurement.values).write(toFile: file, atomically: true, encoding: .utf8)
      }
    }
  }

  private static func run(_ profile: String, _ screen: Screen) throws {
    let clock = ContinuousClock()
    let start = clock.now
    var loaded = try LoadedScreen(screen)
    while clock.now - start < .seconds(3) {
      for turn in 0..<100 {
        if profile == "build" {
          loaded = try LoadedScreen(screen)
        } else {
          try loaded.resize(screen.sizes[turn % 2])
        }
      }
    }
  }
}

/// What the command is asked to do.
private struct Options {
  var families = Family.allCases
  var least = 0
  var greatest = 1000
  var views: ClosedRange<Int> { min(least, greatest)...greatest }
  var profile: String?
  var folder: String?

  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let next = rest.popFirst() {
      switch next {
      case "--from": least = rest.popFirst().flatMap { Int($0) } ?? least
      case "--to": greatest = rest.popFirst().flatMap { Int($0) } ?? greatest
      case "--only": families = rest.popFirst().flatMap(Family.init).map { [$0] } ?? families
      case "--profile": profile = rest.popFirst()
      default: folder = next
      }
    }
  }
}

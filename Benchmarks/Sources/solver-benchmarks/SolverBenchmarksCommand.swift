import Foundation

/// Measures the solver, and behind each family with several sizes prints the exponent with which building
/// grows from the first to the last one. With a folder it writes each screen there as well, for another solver to
/// be measured with the same constraints. With `--profile` it only builds one screen, or
/// resizes it and reads all values, for three seconds or so many rounds, for a profiler to watch.
///
///     solver-benchmarks [--from <views>] [--to <views>] [--only <family>] [<folder>]
///     solver-benchmarks --profile build|resize --only <family> --to <views> [--rounds <number>]
///     solver-benchmarks --answer      # as `Answers` says
@main struct SolverBenchmarksCommand {
  static func main() {
    do {
      try run(Options(Array(CommandLine.arguments.dropFirst())))
    } catch {
      let message = (error as? OptionsError)?.message ?? error.localizedDescription
      FileHandle.standardError.write(Data("solver-benchmarks: \(message)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ options: Options) throws {
    if options.answers {
      var answers = Answers()
      return try answers.answerAll()
    }
    if let profile = options.profile {
      return try run(
        profile, options.families[0].screen(views: options.views.upperBound), rounds: options.rounds
      )
    }
    print("family views constraints build-us resize-us allocations simplex resize-simplex pivots")
    for family in options.families {
      var builds: [(constraints: Int, build: Double)] = []
      for views in family.sizes where options.views.contains(views) {
        let screen = family.screen(views: views)
        let measurement = try Measurement(screen)
        print(
          family.rawValue, views, screen.rows.count, measurement.build, measurement.resize,
          measurement.allocations, measurement.simplexRuns, measurement.resizeSimplexRuns,
          measurement.pivots)
        builds.append((screen.rows.count, measurement.build))
        guard let folder = options.folder else { continue }
        try write(
          screen.text(measurement.values), to: "\(folder)/\(family.rawValue)-\(views).txt")
      }
      if let first = builds.first, let last = builds.last, last.constraints > first.constraints {
        let growth = log(last.build / first.build)
        let exponent = growth / log(Double(last.constraints) / Double(first.constraints))
        print(family.rawValue, "grows with the exponent", (exponent * 100).rounded() / 100)
      }
    }
  }

  private static func write(_ text: String, to path: String) throws {
    do {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw OptionsError("\(path): cannot be written")
    }
  }

  private static func run(_ profile: Options.Profile, _ screen: Screen, rounds: Int?) throws {
    let clock = ContinuousClock()
    let start = clock.now
    let prepared = PreparedScreen(screen)
    var loaded = try LoadedScreen(making: prepared)
    var turn = 0
    while rounds.map({ turn < $0 }) ?? (turn % 100 > 0 || clock.now - start < .seconds(3)) {
      turn += 1
      switch profile {
      case .build: loaded = try LoadedScreen(making: prepared)
      case .resize:
        try loaded.resize(screen.sizes[turn % 2])
        loaded.read()
      }
    }
  }
}

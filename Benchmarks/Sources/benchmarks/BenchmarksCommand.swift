import Foundation

@main
enum BenchmarksCommand {
  static func main() {
    do {
      try run(Options(Array(CommandLine.arguments.dropFirst())))
    } catch {
      let message = (error as? BenchmarksError)?.message ?? error.localizedDescription
      FileHandle.standardError.write(Data("benchmarks: \(message)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ options: Options) throws {
    if options.isHelp { return print(Options.help) }
    let cases = try Benchmark.all().filter { options.filter.map($0.name.contains) ?? true }
    guard !cases.isEmpty else {
      throw BenchmarksError("--filter \(options.filter ?? ""): no case is named like this")
    }
    if options.isListing { return print(cases.map(\.name).joined(separator: "\n")) }
    if let profile = options.profile { return try cases[0].repeated(profile) }
    var report = Report(isJSON: options.isJSON)
    for benchmark in cases {
      report.add(try benchmark.measured(options.effort))
    }
    try report.finish(assertingAllocations: options.assertsAllocations)
  }
}

/// Something that the benchmarks cannot do, in one line.
struct BenchmarksError: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}

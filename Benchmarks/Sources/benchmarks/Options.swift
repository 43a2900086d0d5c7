/// What was asked for on the command line.
struct Options {
  var filter: String?
  var effort = Effort.full
  var isJSON = false
  var isListing = false
  var isHelp = false
  var assertsAllocations = false
  /// A variant that is run over and over, for a profiler, and how often.
  var profile: Profile?

  struct Profile: Equatable {
    let variant: String
    let passes: Int
  }

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": isHelp = true
      case "--quick": effort = .quick
      case "--json": isJSON = true
      case "--list": isListing = true
      case "--assert-allocations": assertsAllocations = true
      case "--filter": filter = try Self.value(of: argument, in: &rest)
      case "--profile":
        let variant = try Self.value(of: argument, in: &rest)
        guard let passes = rest.popFirst().flatMap({ Int($0) }), passes > 0 else {
          throw BenchmarksError("--profile \(variant): expected a number of passes behind it")
        }
        profile = Profile(variant: variant, passes: passes)
      default: throw BenchmarksError("\(argument): there is no such option; see --help")
      }
    }
  }

  private static func value(of option: String, in rest: inout ArraySlice<String>) throws -> String {
    guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
      throw BenchmarksError("\(option): expected a value behind it; see --help")
    }
    return value
  }

  static let help = """
    Measures what layouts cost, beside the same frames written by hand.

    swift run -c release --package-path Benchmarks benchmarks [OPTION...]

      --filter WORD         the cases with this in their name
      --quick               fewer rounds, for a look
      --json                an array of rows instead of the table
      --list                the names of the cases
      --assert-allocations  fail where a pass allocates that must not
      --profile VARIANT N   run a variant of the first case N times, for a profiler
      --help                this text

    Each case checks its frames before it is timed. The variants of a case are timed in turn, in one
    process: only the ratios hold on a machine that does other things as well.
    """
}

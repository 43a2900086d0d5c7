/// Some work that can be done in several ways: by hand, at once, by stored layouts.
struct Benchmark: Sendable {
  let name: String
  /// How many views a pass lays out, or is answerable for.
  let views: Int
  /// The ways; the others are compared with the first.
  let variants: [Variant]
}

/// One way to do the work of a case.
struct Variant: Sendable {
  let name: String
  /// Whether a pass may allocate, once it has been run a few times.
  var mayAllocate = false
  /// Makes what the passes work on, checks what comes out, and gives the pass.
  let prepare: @Sendable () throws -> Pass
}

/// One run of the work. It is handed how often it has been run before, for its input to change.
typealias Pass = (Int) -> Void

extension Variant {
  static let manual = "manual"
  static let atOnce = "at-once"
  static let stored = "stored"
}

extension Benchmark {
  /// All cases.
  static func all() throws -> [Benchmark] {
    [constants, closuresAndPin] + (try feedCells()) + [1_000, 10_000, 100_000].map(siblings)
      + [32, 100].map(matrix) + [10, 100, 1_000].map(constrained)
      + [10, 100, 1_000, 10_000].map(constraining)
      + [ordersAndPins, oneDirtyChild, unchangedTree, oneDirtyContainer, deepTree]
      + [try selfSizing(), settingUp]
      + [6, 60].map(nestedFitting) + [1_000, 10_000].map(addingAndRemoving)
      + [1_000, 10_000].map(nestFromTheTop) + [100, 1_000].map(circle)
  }

  /// Runs a variant over and over.
  func repeated(_ profile: Options.Profile) throws {
    guard let variant = variants.first(where: { $0.name == profile.variant }) else {
      throw BenchmarksError(
        "--profile \(profile.variant): \(name) has \(variants.map(\.name).joined(separator: ", "))")
    }
    let pass = try variant.prepare()
    for index in 0..<profile.passes { pass(index) }
  }
}

/// Refuses to time work whose result is wrong.
func check<Value: Equatable>(_ value: Value, is expected: Value, _ what: String) throws {
  guard value != expected else { return }
  throw BenchmarksError("\(what) came out as \(value), and should be \(expected)")
}

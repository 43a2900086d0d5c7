import Foundation

/// How much a run of the tests tries.
public enum Runs {
  /// Whether tests take the time that `.ci/run` has, which sets `PLUMB_EXHAUSTIVE`.
  public static let areExhaustive =
    ProcessInfo.processInfo.environment["PLUMB_EXHAUSTIVE"] != nil
}

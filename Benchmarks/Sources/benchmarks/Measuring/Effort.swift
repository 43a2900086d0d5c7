/// How much time is spent on a case.
struct Effort: Equatable {
  /// How often each variant is timed.
  let rounds: Int
  /// How long one timing lasts at least.
  let duration: Duration

  static let full = Effort(rounds: 21, duration: .milliseconds(4))
  static let quick = Effort(rounds: 5, duration: .milliseconds(1))
}

/// What is wrong with a case.
public enum CaseProblem: Error, Equatable, Sendable {
  /// The file does not say what a case says.
  case malformed(String)
  /// The program compiles.
  case compiles
  /// Nothing is expected yet; what the compiler says lies aside for a look at it.
  case noExpectation(saved: String, words: String)
  /// The compiler says something else than what is expected.
  case unexpectedWords(String)
  /// The control does not compile.
  case controlFails(String)
}

extension CaseProblem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .malformed(let why):
      why
    case .compiles:
      "this compiles, and it must not"
    case .noExpectation(let saved, let words):
      """
      nothing is expected yet. The compiler says:
      \(words)
      If that is what a person should read, move \(saved) over the case. If not, mend the words first.
      """
    case .unexpectedWords(let words):
      "the compiler does not say what is expected:\n\(words)"
    case .controlFails(let words):
      "the control must compile, and does not:\n\(words)"
    }
  }
}

import Foundation

/// One thing that the harness checks: a case, a block of code in a document, a file of chains.
public struct Check: Sendable {
  /// Its area, a slash, and a name of its own.
  public let name: String

  /// The file of a case, which may be checked together with others.
  var caseFile: URL?

  /// Gives what is wrong, or how much was right.
  let run: @Sendable () throws -> Verdict

  enum Verdict: Sendable {
    case passed(note: String = "")
    case failed(String)
  }
}

extension Check: CustomStringConvertible {
  public var description: String { name }
}

/// How a check ended.
public struct Outcome: Sendable {
  public let name: String
  /// What is wrong, or nil.
  public let failure: String?
  /// What a check that passed has to tell.
  public let note: String

  public var passed: Bool { failure == nil }
}

extension Check {
  func outcome() -> Outcome {
    do {
      switch try run() {
      case .passed(let note): return Outcome(name: name, failure: nil, note: note)
      case .failed(let why): return Outcome(name: name, failure: why, note: "")
      }
    } catch {
      return Outcome(name: name, failure: "\(error)", note: "")
    }
  }
}

extension Outcome: CustomStringConvertible {
  /// The outcome in a line, and what is wrong below it.
  public var description: String {
    guard let failure else { return "ok    \(name)\(note.isEmpty ? "" : "  \(note)")" }
    let indented = failure.lines.map { "        \($0)" }.joined(separator: "\n")
    return "FAIL  \(name)\n\(indented)"
  }
}

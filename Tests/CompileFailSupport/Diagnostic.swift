import Foundation

/// One thing that the compiler said about a line.
public struct Diagnostic: Equatable, Sendable {
  public enum Severity: String, Sendable {
    case error
    case warning
    case note
  }

  public let file: String
  public let line: Int
  public let severity: Severity
  public let message: String
}

extension Diagnostic {
  /// The diagnostics in what the compiler said: the lines `file:line:column: severity: message`.
  static func all(in text: String) -> [Diagnostic] {
    text.split(separator: "\n").compactMap(Diagnostic.init(line:))
  }

  private init?(line text: Substring) {
    for severity in [Severity.error, .warning, .note] {
      guard let mark = text.range(of: ": \(severity.rawValue): ") else { continue }
      let place = text[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, Int(place[place.count - 1]) != nil,
        let line = Int(place[place.count - 2])
      else { continue }
      self.init(
        file: place.dropLast(2).joined(separator: ":"), line: line, severity: severity,
        message: String(text[mark.upperBound...]))
      return
    }
    return nil
  }
}

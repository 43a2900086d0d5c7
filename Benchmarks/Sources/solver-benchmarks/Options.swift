import Foundation

/// What the command is asked to do.
struct Options {
  enum Profile: String, CaseIterable {
    case build
    case resize
  }

  private(set) var families = Family.allCases
  private(set) var profile: Profile?
  /// How often a profile builds or resizes its screen; nil to go on for three seconds.
  private(set) var rounds: Int?
  private(set) var folder: String?
  /// Whether it answers questions, as ``Answers`` does.
  private(set) var answers = false
  private var least = 0
  private var greatest = 1000
  var views: ClosedRange<Int> { min(least, greatest)...greatest }

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let next = rest.popFirst() {
      switch next {
      case "--answer": answers = true
      case "--from": least = try Self.number(of: next, in: &rest)
      case "--to": greatest = try Self.number(of: next, in: &rest)
      case "--only": families = [try Self.word(of: next, in: &rest)]
      case "--rounds": rounds = try Self.number(of: next, in: &rest)
      case "--profile": profile = try Self.word(of: next, in: &rest)
      default: folder = try Self.folder(next)
      }
    }
  }

  private static func number(of option: String, in rest: inout ArraySlice<String>) throws -> Int {
    guard let number = rest.popFirst().flatMap({ Int($0) }), (1...10_000).contains(number) else {
      throw OptionsError("\(option): expected a number from 1 to 10000 behind it")
    }
    return number
  }

  private static func word<Word: RawRepresentable<String> & CaseIterable>(
    of option: String, in rest: inout ArraySlice<String>
  ) throws -> Word {
    guard let word = rest.popFirst().flatMap({ Word(rawValue: $0) }) else {
      let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
      throw OptionsError("\(option): expected one of \(words) behind it")
    }
    return word
  }

  /// A folder that is there, so that nothing is measured in vain.
  private static func folder(_ path: String) throws -> String {
    if path.hasPrefix("-") { throw OptionsError("\(path): there is no such option") }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { throw OptionsError("\(path): there is no such folder") }
    return path
  }
}

/// What the command cannot do, in one line.
struct OptionsError: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}

import Foundation

/// What keeps bytes from being JSON that can be decoded, where the decoder would only say that they
/// are none, or not say it.
enum JSONFlaw: Equatable, CustomStringConvertible {
  /// The byte at this offset is not UTF-8.
  case notUTF8(at: Int)
  /// There are more brackets in brackets than the decoder follows.
  case tooDeep
  /// It ends within a string or brackets.
  case unfinished

  var description: String {
    switch self {
    case .notUTF8(let offset): "expected UTF-8, and byte \(offset) is none"
    case .tooDeep: "expected at most \(JSONFlaw.depthLimit) brackets in one another, found more"
    case .unfinished: "expected more JSON, and the file ends in the middle of it"
    }
  }

  private static let depthLimit = 100

  /// The first flaw of `data`, or nil.
  init?(_ data: Data) {
    if let offset = Self.offsetOfNoUTF8(in: data) {
      self = .notUTF8(at: offset)
    } else if let flaw = Self.flawOfBrackets(in: data) {
      self = flaw
    } else {
      return nil
    }
  }

  private static func offsetOfNoUTF8(in data: Data) -> Int? {
    var (parser, bytes, offset) = (UTF8.ForwardParser(), data.makeIterator(), 0)
    while true {
      switch parser.parseScalar(from: &bytes) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }

  /// Follows brackets and strings. What begins with neither is left to the decoder.
  private static func flawOfBrackets(in data: Data) -> JSONFlaw? {
    var (depth, isInString, isEscaped) = (0, false, false)
    for byte in data {
      switch byte {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\") where isInString: isEscaped = true
      case UInt8(ascii: "\""): isInString.toggle()
      case _ where isInString: break
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        if depth > depthLimit { return .tooDeep }
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
    }
    return depth > 0 || isInString ? .unfinished : nil
  }
}

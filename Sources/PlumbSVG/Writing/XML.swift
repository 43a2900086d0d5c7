/// Functions that write and escape the markup of pictures and pages.
enum XML {
  typealias Attribute = (name: String, value: String)

  /// An element. `content` is markup; nil for an empty element.
  static func element(
    _ name: String, _ attributes: [Attribute] = [], content: String? = nil
  ) -> String {
    guard let content else { return tag(name, attributes, closedBy: "/>") }
    return openingTag(name, attributes) + content + closingTag(name)
  }

  static func openingTag(_ name: String, _ attributes: [Attribute] = []) -> String {
    tag(name, attributes, closedBy: ">")
  }

  static func closingTag(_ name: String) -> String { "</\(name)>" }

  private static func tag(
    _ name: String, _ attributes: [Attribute], closedBy end: String
  ) -> String {
    let list = attributes.map { " \($0.name)=\"\(escaped($0.value))\"" }
    return "<\(name)\(list.joined())\(end)"
  }

  /// `text` escaped for use between tags and in attributes, without the characters that XML forbids.
  static func escaped(_ text: String) -> String {
    var markup = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": markup.append(contentsOf: "&amp;".unicodeScalars)
      case "<": markup.append(contentsOf: "&lt;".unicodeScalars)
      case ">": markup.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": markup.append(contentsOf: "&quot;".unicodeScalars)
      case "'": markup.append(contentsOf: "&#39;".unicodeScalars)
      default:
        if isAllowed(scalar) { markup.append(scalar) }
      }
    }
    return String(markup)
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}

import Foundation

/// Turns the compiler's names into those that a person reads.
struct Demangler {
  private var names: [String: String] = [:]

  init(_ mangled: some Collection<String>) throws {
    let mangled = Array(mangled)
    let output = try Command.output(
      "swift-demangle", ["-compact", "-no-sugar"], input: mangled.joined(separator: "\n") + "\n",
      in: FileManager.default.temporaryDirectory)
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (name, line) in zip(mangled, lines) where name != line { names[name] = line }
  }

  /// Nil if this is not a name of Swift's.
  subscript(_ mangled: String) -> String? { names[mangled] }

  /// The mangled form of an identifier in a syntax tree, a USR.
  static func mangled(_ identifier: String) -> String? {
    identifier.hasPrefix("s:") && !identifier.hasPrefix("s:e:")
      ? "$s" + identifier.dropFirst(2) : nil
  }

  /// The named types in a demangled type, each without what is between its angle brackets; the features
  /// that it needs; and what sets and dictionaries ask of their keys, which nothing else shows where the
  /// type is only written.
  static func nominals(in type: String) -> [String] {
    var rest = type.replacingOccurrences(of: "->", with: "→")
    var found: [String] = []
    while let close = rest.firstIndex(of: ">"), let open = rest[..<close].lastIndex(of: "<") {
      let arguments = rest[rest.index(after: open)..<close]
      found += names(in: arguments) + Feature.features(inArguments: arguments)
      if rest[..<open].hasSuffix("Swift.Set") || rest[..<open].hasSuffix("Swift.Dictionary") {
        let key = arguments.prefix { $0 != "," }
        found += names(in: key).prefix(1).map { "\($0): Swift.Hashable" }
      }
      rest.removeSubrange(open...close)
    }
    return found + names(in: rest[...])
  }

  /// A type without what is between its angle brackets.
  static func unbound(_ type: String) -> String {
    var rest = type
    while let close = rest.firstIndex(of: ">"), let open = rest[..<close].lastIndex(of: "<") {
      rest.removeSubrange(open...close)
    }
    return rest.trimmingCharacters(in: .whitespaces)
  }

  /// Names with a module. A generic parameter's associated type (`A.Element`, `A1.Element`) has none.
  private static func names(in text: Substring) -> [String] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }.compactMap { name in
      let parts = name.split(separator: ".").filter { $0 != "Type" && $0 != "Protocol" }
      guard let module = parts.first, parts.count > 1, module != "Builtin", module != "Self",
        module.dropFirst().contains(where: \.isLetter)
      else { return nil }
      return parts.joined(separator: ".")
    }
  }
}

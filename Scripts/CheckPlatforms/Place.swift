/// Where a symbol is used: a file, and a line if it is known.
struct Place: Hashable, Comparable, CustomStringConvertible {
  let file: String
  let line: Int?

  var description: String { line.map { "\(file):\($0)" } ?? file }

  static func < (left: Self, right: Self) -> Bool {
    (left.file, left.line ?? .max) < (right.file, right.line ?? .max)
  }
}

/// The symbols that the libraries use, by the name that the table has for them.
typealias Uses = [String: Set<Place>]

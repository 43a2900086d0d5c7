import Foundation

/// A source file's lines, and the `#if` conditions around each of them.
struct SourceText {
  /// The offset at which each line begins.
  private let starts: [Int]
  /// For each line, the conditions of the blocks that it is in.
  private let conditions: [[String]]

  init(of file: URL) throws {
    let bytes = Array(try Data(contentsOf: file))
    let newline = UInt8(ascii: "\n")
    starts = [0] + bytes.indices.filter { bytes[$0] == newline }.map { $0 + 1 }
    var stack: [String] = []
    conditions = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        let line = line.trimmingCharacters(in: .whitespaces)
        if line.hasPrefix("#if ") {
          stack.append(String(line.dropFirst("#if ".count)))
        } else if line.hasPrefix("#elseif ") {
          stack[stack.count - 1] = String(line.dropFirst("#elseif ".count))
        } else if line == "#else" {
          stack[stack.count - 1] = "else"
        } else if line == "#endif" {
          stack.removeLast()
        }
        return stack
      }
  }

  func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Whether a line is in a block with this condition. Without a line: whether the file has such a block.
  func has(_ condition: String, around line: Int?) -> Bool {
    guard let line else { return conditions.contains { $0.contains(condition) } }
    return conditions.indices.contains(line - 1) && conditions[line - 1].contains(condition)
  }
}

import Foundation

/// Rows for a program to read: an array of objects.
enum JSONReport {
  static func text(of rows: [Row]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let data = try? encoder.encode(rows)
    return String(decoding: data ?? Data("[]".utf8), as: UTF8.self)
  }
}

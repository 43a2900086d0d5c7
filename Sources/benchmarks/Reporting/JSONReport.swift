import Foundation

/// Rows for a program to read: an array of objects.
enum JSONReport {
  static func text(of rows: [Row]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let data = try? encoder.encode(rows.map(Entry.init))
    return String(decoding: data ?? Data("[]".utf8), as: UTF8.self)
  }

  private struct Entry: Encodable {
    let `case`: String
    let variant: String
    let views: Int
    let nsPerView: Double
    let ratioToManual: Double
    let ratioMin: Double
    let ratioMax: Double
    let allocationsPerPass: Double?

    init(_ row: Row) {
      self.case = row.case
      variant = row.variant
      views = row.views
      nsPerView = row.nsPerView
      ratioToManual = row.ratioToManual
      ratioMin = row.ratioMin
      ratioMax = row.ratioMax
      allocationsPerPass = row.allocationsPerPass
    }
  }
}

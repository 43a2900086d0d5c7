import Foundation
import Plumb

/// A plain-text or HTML table of the frames in a tree of views.
public enum FramesTable {
  /// One line for each view, from the root down and from back to front. It has the name, indented
  /// by depth, and the frame in the parent, in points.
  ///
  ///     view     x   y    w   h
  ///     cell     0   0  320  80
  ///       title 16  31   42  18
  ///
  /// Due views are laid out first. Hidden views are listed too. The same tree always gives the same
  /// text; numbers have at most three decimals.
  public static func text(of root: HeadlessView) -> String {
    let rows = [titles] + rows(of: root).map { [spaces(2 * $0.depth) + $0.name] + $0.sides }
    let widths = (0..<5).map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      let name = row[0] + spaces(widths[0] - row[0].count)
      let numbers = (1..<5).map { spaces(widths[$0] - row[$0].count) + row[$0] }
      return ([name] + numbers).joined(separator: "  ")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The table as HTML. Names are escaped.
  public static func html(of root: HeadlessView) -> String {
    let head = titles.map { XML.element("th", [("scope", "col")], content: $0) }
    let body = rows(of: root).map { row in
      let indent = row.depth > 0 ? [("style", "padding-inline-start:\(row.depth)em")] : []
      return XML.element(
        "tr",
        content: XML.element("th", [("scope", "row")] + indent, content: XML.escaped(row.name))
          + row.sides.map { XML.element("td", content: $0) }.joined())
    }
    return XML.element(
      "table",
      content: XML.element("thead", content: XML.element("tr", content: head.joined()))
        + "\n" + XML.element("tbody", content: body.joined(separator: "\n")))
  }

  private typealias Row = (depth: Int, name: String, sides: [String])

  private static let titles = ["view", "x", "y", "w", "h"]

  private static func rows(of root: HeadlessView) -> [Row] {
    root.layoutIfNeeded()
    return rows(of: root, depth: 0)
  }

  private static func rows(of view: HeadlessView, depth: Int) -> [Row] {
    let frame = view.frame
    let sides = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    // A newline in a name would break its row.
    let name = String(view.plumbName.map { $0.isNewline ? " " : $0 })
    return [(depth, name, sides.map(\.decimal))]
      + view.subviews.flatMap { rows(of: $0, depth: depth + 1) }
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}

import Foundation
import Plumb

/// The frames of a tree of views as a table of plain text.
public enum FramesTable {
  /// One line for each view, from the root down and from back to front: its name, indented by its
  /// depth, and its frame in its parent, in points.
  ///
  ///     view     x   y    w   h
  ///     cell     0   0  320  80
  ///       title 16  31   42  18
  ///
  /// Views that are due are laid out first. Hidden views are listed too. The same tree always gives
  /// the same text; numbers have at most three decimals.
  public static func text(of root: HeadlessView) -> String {
    root.layoutIfNeeded()
    let rows = [["view", "x", "y", "w", "h"]] + rows(of: root, depth: 0)
    let widths = (0..<5).map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      let name = row[0] + spaces(widths[0] - row[0].count)
      let numbers = (1..<5).map { spaces(widths[$0] - row[$0].count) + row[$0] }
      return ([name] + numbers).joined(separator: "  ")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func rows(of view: HeadlessView, depth: Int) -> [[String]] {
    let frame = view.frame
    let sides = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    // A newline in a name would tear its row apart.
    let name = String(view.plumbName.map { $0.isNewline ? " " : $0 })
    let row = [spaces(2 * depth) + name] + sides.map(\.decimal)
    return [row] + view.subviews.flatMap { rows(of: $0, depth: depth + 1) }
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}

import Foundation
import Plumb

/// A text that wraps at the width of its pane.
public final class Text: Pane {
  public var text: String
  public var style: CellStyle

  public init(_ text: String, style: CellStyle = .plain) {
    self.text = text
    self.style = style
  }

  /// As wide as its longest line and as high as it has lines, in the width that is offered.
  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    let lines = text.lines(in: Int(min(size.width, 10_000)))
    return CGSize(width: lines.map(\.cellWidth).max() ?? 0, height: lines.count)
  }

  public override func draw(into canvas: inout Canvas) {
    let lines = text.lines(in: Int(frame.width))
    for (row, line) in lines.enumerated() {
      let spare = plumbDirection == .rightToLeft ? Int(frame.width) - line.cellWidth : 0
      canvas.put(line, column: spare, row: row, style: style)
    }
  }
}

/// A line between panes, of the width or the height that it has.
public final class Rule: Pane {
  public override func draw(into canvas: inout Canvas) {
    let isUpright = frame.height > frame.width
    for row in 0..<Int(frame.height) {
      canvas.put(
        String(repeating: isUpright ? "│" : "─", count: Int(frame.width)), column: 0, row: row,
        style: .faint)
    }
  }
}

/// Lines of which one is chosen.
public final class List: Pane {
  public struct Item {
    public let text: String
    public let isStrong: Bool

    public init(_ text: String, isStrong: Bool = false) {
      self.text = text
      self.isStrong = isStrong
    }
  }

  public var items: [Item] = []
  public var selection = 0

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: min(size.width, CGFloat(items.map(\.text.cellWidth).max() ?? 0)),
      height: CGFloat(items.count))
  }

  public override func draw(into canvas: inout Canvas) {
    let width = Int(frame.width)
    for (row, item) in items.enumerated() {
      let isCut = item.text.cellWidth > width
      let text = isCut ? item.text.cut(to: width - 1) + "…" : item.text
      let spaces = String(repeating: " ", count: max(0, width - text.cellWidth))
      canvas.put(
        text + spaces, column: 0, row: row,
        style: row == selection ? .marked : item.isStrong ? .strong : .plain)
    }
  }
}

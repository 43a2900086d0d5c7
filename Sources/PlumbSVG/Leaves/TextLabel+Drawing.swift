import Foundation
import Plumb

extension TextLabel {
  /// Draws as many lines as fit into the bounds, at least one, vertically centered.
  final func drawLines(into canvas: inout SVG.Canvas) {
    let bounds = bounds
    let lines = measuring.lines(
      of: text, in: font, width: bounds.size.width, limit: drawnLineLimit)
    let height = CGFloat(lines.count) * measuring.lineHeight(of: font)
    let longest = lines.map(\.width).max() ?? 0
    let tolerance = TextWrapper.tolerance
    if longest <= bounds.size.width + tolerance, height <= bounds.size.height + tolerance {
      draw(lines, height: height, into: &canvas)
    } else {
      canvas.clip(to: .rectangle(bounds)) { draw(lines, height: height, into: &$0) }
    }
  }

  /// The label's line limit, or the number of lines that fit if that is less.
  private var drawnLineLimit: Int {
    let fitting = (bounds.size.height + TextWrapper.tolerance) / measuring.lineHeight(of: font)
    guard fitting < 1_000_000 else { return lineLimit }
    let limit = max(1, Int(fitting))
    return lineLimit > 0 ? min(limit, lineLimit) : limit
  }

  private func draw(_ lines: [SVG.TextLine], height: CGFloat, into canvas: inout SVG.Canvas) {
    let top = bounds.origin.y + (bounds.size.height - height) / 2
    let firstBaseline = top + measuring.baseline(of: font)
    for (index, line) in lines.enumerated() {
      canvas.draw(
        line, left: left(of: line),
        baseline: firstBaseline + CGFloat(index) * measuring.lineHeight(of: font),
        font: font, color: color, direction: direction)
    }
  }

  private func left(of line: SVG.TextLine) -> CGFloat {
    let free = bounds.size.width - line.width
    switch (alignment, direction) {
    case (.leading, .leftToRight), (.trailing, .rightToLeft): return bounds.origin.x
    case (.center, _): return bounds.origin.x + free / 2
    case (.trailing, .leftToRight), (.leading, .rightToLeft): return bounds.origin.x + free
    }
  }
}

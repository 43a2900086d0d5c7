import Foundation
import Plumb

/// A technical drawing of facts. Horizontal dimension lines are in rows below the container, vertical ones in columns
/// right of it. References are dashed; center lines have dashes and dots.
struct DimensionDrawing {
  /// The container, the child and the space for words, in the drawing's coordinates.
  let container: CGRect
  let child: CGRect
  let room: CGRect
  /// The position of the container's own (0, 0).
  let origin: CGPoint

  private static let font = SVG.Font(size: 12)
  private static let measuring = MetricTextMeasuring()
  private static let positions = SVG.Color.blue
  private static let lengths = SVG.Color.purple
  private static let references = SVG.Color.orange

  private var textHeight: CGFloat { Self.measuring.lineHeight(of: Self.font) }

  func draw(_ facts: [LayoutFact], into canvas: inout SVG.Canvas) {
    for fact in facts {
      guard let frame = fact.reference?.offsetBy(dx: origin.x, dy: origin.y) else { continue }
      canvas.stroke(
        .rectangle(frame.insetBy(dx: 0.5, dy: 0.5)), with: Self.references, width: 1,
        dashes: [5, 3])
    }
    canvas.stroke(.rectangle(child), with: Self.positions, width: 1.5)
    for fact in facts where fact.isCenter { drawCenterLine(fact, into: &canvas) }
    let end = drawColumns(facts.filter(\.isVertical), into: &canvas)
    drawRows(facts.filter { !$0.isVertical }, below: max(container.maxY, end), into: &canvas)
  }

  /// The line through the middle of the child.
  private func drawCenterLine(_ fact: LayoutFact, into canvas: inout SVG.Canvas) {
    let line =
      fact.isVertical
      ? [CGPoint(x: child.minX - 6, y: child.midY), CGPoint(x: child.maxX + 6, y: child.midY)]
      : [CGPoint(x: child.midX, y: child.minY - 6), CGPoint(x: child.midX, y: child.maxY + 6)]
    canvas.stroke(.polygon(line), with: Self.positions, width: 0.75, dashes: [8, 2, 2, 2])
  }

  /// Draws horizontal facts, each with its words below it.
  private func drawRows(
    _ facts: [LayoutFact], below top: CGFloat, into canvas: inout SVG.Canvas
  ) {
    var y = top + 14
    for fact in facts {
      let (start, end) = (fact.start + origin.x, fact.end + origin.x)
      for x in [start, end] { hairline(x, edge(fact, x, child.maxY), x, y + 3, into: &canvas) }
      arrow(CGPoint(x: start, y: y), CGPoint(x: end, y: y), color(of: fact), into: &canvas)
      let text = lines(fact, width: room.width - 8)
      let length = text.map(\.width).max() ?? 0
      let left = max(room.minX + 4, min(min(start, end) + 3, room.maxX - 4 - length))
      draw(text, left: left, top: y + 4, of: fact, into: &canvas)
      y += textHeight * CGFloat(text.count) + 14
    }
  }

  /// Draws vertical facts. All words are right of all lines, as close to the middle of their line as there is room.
  /// Returns the bottom of the last words.
  private func drawColumns(_ facts: [LayoutFact], into canvas: inout SVG.Canvas) -> CGFloat {
    var next = room.minY
    let left = container.maxX + 14 + CGFloat(facts.count) * 14
    let columns = facts.indices.map {
      (column: $0, fact: facts[$0], middle: (facts[$0].start + facts[$0].end) / 2)
    }
    for (column, fact, middle) in columns.sorted(by: { $0.middle < $1.middle }) {
      let x = container.maxX + 14 + CGFloat(column) * 14
      let (start, end) = (fact.start + origin.y, fact.end + origin.y)
      for y in [start, end] { hairline(edge(fact, y, child.maxX), y, x + 3, y, into: &canvas) }
      arrow(CGPoint(x: x, y: start), CGPoint(x: x, y: end), color(of: fact), into: &canvas)
      let text = lines(fact, width: room.maxX - 4 - left)
      let top = max(next, middle + origin.y - textHeight / 2)
      next = top + textHeight * CGFloat(text.count)
      hairline(x, middle + origin.y, left - 3, top + textHeight / 2, into: &canvas)
      draw(text, left: left, top: top, of: fact, into: &canvas)
    }
    return next
  }

  private func color(of fact: LayoutFact) -> SVG.Color {
    fact.isLength ? Self.lengths : Self.positions
  }

  /// The words of a fact, wrapped at a width. Source locations are left out, because a picture has no room for them.
  private func lines(_ fact: LayoutFact, width: CGFloat) -> [SVG.TextLine] {
    let words = fact.description.replacing(/\ \([^() ]+\.swift:\d+\)/, with: "")
    return Self.measuring.lines(of: words, in: Self.font, width: width, limit: 0)
  }

  private func draw(
    _ lines: [SVG.TextLine], left: CGFloat, top: CGFloat, of fact: LayoutFact,
    into canvas: inout SVG.Canvas
  ) {
    for (index, line) in lines.enumerated() {
      canvas.draw(
        line, left: left,
        baseline: top + CGFloat(index) * textHeight + Self.measuring.baseline(of: Self.font),
        font: Self.font, color: color(of: fact))
    }
  }

  /// The start of a fact's extension line: the far side of the child, or of the reference if the line is at the
  /// reference.
  private func edge(_ fact: LayoutFact, _ coordinate: CGFloat, _ child: CGFloat) -> CGFloat {
    let own = fact.isVertical ? fact.end + origin.y : fact.end + origin.x
    guard coordinate != own, !fact.isLength, let reference = fact.reference else { return child }
    let frame = reference.offsetBy(dx: origin.x, dy: origin.y)
    return min(
      fact.isVertical ? frame.maxX : frame.maxY, fact.isVertical ? container.maxX : container.maxY)
  }

  private func hairline(
    _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, into canvas: inout SVG.Canvas
  ) {
    canvas.stroke(
      .polygon([CGPoint(x: x1, y: y1), CGPoint(x: x2, y: y2)]), with: .lightGray, width: 0.75)
  }

  /// A line with an arrowhead at each end, or a dot if its length is 0.
  private func arrow(
    _ start: CGPoint, _ end: CGPoint, _ color: SVG.Color, into canvas: inout SVG.Canvas
  ) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0.5 else {
      canvas.fill(
        .ellipse(CGRect(x: end.x - 2.5, y: end.y - 2.5, width: 5, height: 5)),
        with: .color(color))
      return
    }
    canvas.stroke(.polygon([start, end]), with: color, width: 1)
    let (ux, uy) = (dx / length, dy / length)
    let head = min(5, length / 2)
    for (tip, way) in [(start, 1.0), (end, -1.0)] {
      let (ax, ay) = (ux * way * head, uy * way * head)
      canvas.fill(
        .polygon([
          tip, CGPoint(x: tip.x + ax - ay * 0.45, y: tip.y + ay + ax * 0.45),
          CGPoint(x: tip.x + ax + ay * 0.45, y: tip.y + ay - ax * 0.45),
        ]), with: .color(color))
    }
  }
}

extension LayoutFact {
  fileprivate var isCenter: Bool { name == "center" || name == "middle" }
}

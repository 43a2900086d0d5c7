import Foundation
import Plumb
import PlumbSVG

extension Page {
  /// Three views that share a width, without a grid and on a coarse one.
  static let pixelGrid = Page(
    name: "pixel-grid", title: "Edges on the grid", chapter: .pixelGrid,
    note: """
      Three views share 400 points: as they are computed, and on a grid of 40 points. Edges are rounded, \
      so that neighbours still touch.
      """,
    source: .here(), screens: [.squares]
  ) { screen in
    let paper = ColorBox(fill: .paleGray)
    paper.name = "drawing"
    paper.frame.size = screen.size
    let side: CGFloat = 40
    for (row, isOnGrid) in [false, true].enumerated() {
      let card = Squares(side: side)
      let caption = TextLabel("", font: SVG.Font(size: 12))
      (card.name, caption.name) = ("card", "caption")
      for view in [card, caption] { paper.addSubview(view) }
      paper.plumb.layout(card) {
        $0.setLeft(to: 16).setTop(to: 16 + CGFloat(row) * 120).setWidth(to: 400).setHeight(to: 80)
      }
      let views = ["first", "second", "third"].map {
        Sheet(SVG.Color.blue.opacity(0.15), $0, outline: .blue)
      }
      for view in views {
        view.pixelGrid = .none
        card.addSubview(view)
      }
      // excerpt
      card.pixelGrid = isOnGrid ? .cells(CGSize(width: side, height: side)) : .none
      card.plumb.setLayout(for: views) {
        $0.row().equalizeWidths().setGaps(to: 0).stickOnParentVertically()
      }
      // end
      card.layoutIfNeeded()
      let edges = views.map { view in
        let edge = view.frame.maxX
        return edge == edge.rounded() ? "\(Int(edge))" : "\((edge * 100).rounded() / 100)"
      }
      let state = isOnGrid ? "on the grid" : "computed"
      caption.text = "\(state): edges at 0, \(edges.joined(separator: ", "))"
      paper.plumb.layout(caption) {
        $0.setLeft(at: card.plumb.left).setTop(at: card.plumb.bottom, offset: 4).fitSize()
      }
    }
    return paper
  }
}

extension Screen {
  /// Two rows, one below the other.
  fileprivate static let squares = Screen(
    kind: .still(caption: "the same row without a grid and on one"),
    size: CGSize(width: 432, height: 256))
}

/// A container that shows squares of a grid.
private final class Squares: HeadlessContainerView, SVG.Drawable {
  private let side: CGFloat

  init(side: CGFloat) {
    self.side = side
    super.init(frame: .zero)
  }

  func draw(into canvas: inout SVG.Canvas) {
    canvas.fill(.rectangle(bounds), with: .color(.white))
    let columns = stride(from: 0, through: bounds.maxX, by: side).map {
      [CGPoint(x: $0, y: 0), CGPoint(x: $0, y: bounds.maxY)]
    }
    let rows = stride(from: 0, through: bounds.maxY, by: side).map {
      [CGPoint(x: 0, y: $0), CGPoint(x: bounds.maxX, y: $0)]
    }
    for line in columns + rows {
      canvas.stroke(.polygon(line), with: .lightGray, width: 0.75)
    }
  }
}

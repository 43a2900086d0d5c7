import Foundation
import Plumb
import PlumbConstraints
import PlumbSVG

/// A drawing of a verb family: a card, a view in it, and each fact of the view as a dimension line.
struct Drawing {
  let card = Sheet(.white, outline: .lightGray)
  let view = Sheet(SVG.Color.blue.opacity(0.15))

  private let paper = ColorBox(fill: .paleGray)

  fileprivate init(_ screen: Screen) {
    paper.name = "drawing"
    paper.frame.size = screen.size
    paper.direction = screen.direction
    (card.name, view.name) = ("card", "view")
    card.frame = CGRect(x: 16, y: 16, width: 270, height: 150)
    card.layoutMargins = LayoutInsets(all: 20)
    paper.addSubview(card)
    card.addSubview(view)
  }

  /// A view at a place of the card, for the facts of others to be measured on.
  func sibling(_ name: String, at frame: CGRect) -> Sheet {
    let sibling = Sheet(SVG.Color.orange.opacity(0.08), name)
    card.addSubview(sibling)
    card.plumb.setLayout(for: sibling) {
      $0.setLeading(to: frame.minX).setTop(to: frame.minY).setSize(to: frame.size)
    }
    return sibling
  }

  /// Views of the card without a layout, in place of the drawing's own.
  func sheets(_ names: [String]) -> [Sheet] {
    view.removeFromSuperview()
    return names.map { name in
      let sheet = Sheet(SVG.Color.blue.opacity(0.15), name)
      card.addSubview(sheet)
      return sheet
    }
  }

  /// The drawing with the dimensions of `dimensioned`, which is the view without another one.
  fileprivate func finished(_ dimensioned: HeadlessView?) -> HeadlessView {
    card.layoutIfNeeded()
    let overlay = DimensionOverlay(of: dimensioned ?? view, in: card)
    overlay.frame = paper.bounds
    paper.addSubview(overlay)
    return paper
  }
}

extension Page {
  /// A page with a drawing in both directions.
  ///
  /// - Parameters:
  ///   - height: The height of the paper, which has a row for each horizontal fact.
  ///   - layOut: Stores the view's layout. Gives the view to draw the facts of, if it is another.
  static func drawing(
    _ name: String, title: String, chapter: Chapter, note: String, source: SourceExcerpt,
    height: CGFloat = 240, layOut: @escaping @Sendable (Drawing) -> HeadlessView?
  ) -> Page {
    let screen = Screen(kind: .drawing, size: CGSize(width: 460, height: height))
    return Page(
      name: name, title: title, chapter: chapter, note: note, source: source,
      screens: screen.inBothDirections
    ) { screen in
      let drawing = Drawing(screen)
      return drawing.finished(layOut(drawing))
    }
  }

  /// The verb families, each with its facts on a frame.
  static let drawings: [Page] =
    factDrawings + [leadingAndTrailing, margins, pinned, box, baselines] + adjustmentDrawings + [
      row, flow, cell, equations, pixelGrid,
    ]
}

/// A plain view of a drawing: a ground, an outline, a name in it. It keeps layouts and equations.
final class Sheet: HeadlessConstraintView, SVG.Drawable {
  private let ground: SVG.Color
  private let outline: SVG.Color?

  /// A sheet that shows its name if it has one.
  init(_ ground: SVG.Color, _ title: String? = nil, outline: SVG.Color? = nil) {
    (self.ground, self.outline) = (ground, outline)
    super.init(frame: .zero)
    name = title
    guard let title else { return }
    let label = TextLabel(title, font: SVG.Font(size: 12), color: .gray)
    label.name = "name"
    addSubview(label)
    plumb.setLayout(for: label) { $0.setMiddleCenter(offset: .zero).fitSize() }
  }

  func draw(into canvas: inout SVG.Canvas) {
    canvas.fill(.rectangle(bounds), with: .color(ground))
    guard let outline else { return }
    canvas.stroke(
      .rectangle(bounds.insetBy(dx: 0.5, dy: 0.5)), with: outline, width: 1)
  }
}

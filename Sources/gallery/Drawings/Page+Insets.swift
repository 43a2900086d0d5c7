import Foundation
import Plumb
import PlumbSVG

extension Page {
  static let insets = drawing(
    "insets", title: "Insets and offsets", chapter: .facts,
    note:
      "An inset goes inwards from the parent's own edge, an offset along the axis from its center.",
    source: .here()
  ) { drawing in
    let (card, view) = (drawing.card, drawing.view)
    // excerpt
    card.plumb.setLayout(for: view) {
      $0.setLeading(inset: 24).setTrailing(inset: 60).setTop(inset: 30).setBottom(inset: 40)
    }
    // end
    return nil
  }
}

import Foundation
import Plumb
import PlumbSVG

extension Page {
  static let ratio = drawing(
    "ratio", title: "Ratios", chapter: .facts,
    note: "One axis takes its length from the other.",
    source: .here()
  ) { drawing in
    let (card, view) = (drawing.card, drawing.view)
    // excerpt
    card.plumb.setLayout(for: view) {
      $0.setCenter(offset: 0).setWidth(to: 160).setTop(inset: 24).setHeight(toWidth: 16 / 9)
    }
    // end
    return nil
  }
}

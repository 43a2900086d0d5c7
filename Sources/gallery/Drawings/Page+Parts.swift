import Foundation
import Plumb
import PlumbSVG

extension Page {
  static let parts = drawing(
    "parts", title: "Parts", chapter: .facts,
    note: "The point at a part of the child, at a part of the parent.",
    source: .here()
  ) { drawing in
    let (card, view) = (drawing.card, drawing.view)
    // excerpt
    card.plumb.setLayout(for: view) {
      $0.setHorizontal(at: 0.25, on: .parent.horizontal(at: 0.4)).setWidth(part: 0.5)
        .setVertical(at: 0.75, on: .parent.vertical(at: 0.75)).setHeight(part: 0.4)
    }
    // end
    return nil
  }
}

import Foundation
import Plumb
import PlumbSVG

extension Page {
  static let edges = drawing(
    "edges", title: "Edges", chapter: .facts,
    note: "A constant counts from the parent's left and top, whatever the writing direction is.",
    source: .here()
  ) { drawing in
    let (card, view) = (drawing.card, drawing.view)
    // excerpt
    card.plumb.setLayout(for: view) {
      $0.setLeft(to: 40).setRight(to: 210).setTop(to: 30).setBottom(to: 110)
    }
    // end
    return nil
  }
}

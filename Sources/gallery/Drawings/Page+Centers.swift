import Foundation
import Plumb
import PlumbSVG

extension Page {
  static let centers = drawing(
    "centers", title: "Centers", chapter: .facts,
    note: "A center and an edge decide an axis, and so do a center and a length.",
    source: .here()
  ) { drawing in
    let (card, view) = (drawing.card, drawing.view)
    // excerpt
    card.plumb.setLayout(for: view) {
      $0.setLeft(to: 30).setCenter(offset: -10).setMiddle(offset: 15).setHeight(to: 70)
    }
    // end
    return nil
  }
}

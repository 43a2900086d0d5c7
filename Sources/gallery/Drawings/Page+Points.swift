import Foundation
import Plumb
import PlumbSVG

extension Page {
  static let points = drawing(
    "points", title: "Points", chapter: .facts,
    note: "A point decides one fact on each axis.",
    source: .here()
  ) { drawing in
    let (card, view) = (drawing.card, drawing.view)
    // excerpt
    card.plumb.setLayout(for: view) {
      $0.setTopLeading(inset: 24)
        .setBottomTrailing(at: .parent.bottomTrailing.moved(x: -80, y: -40))
    }
    // end
    return nil
  }
}

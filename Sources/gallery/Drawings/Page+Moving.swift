import Foundation
import Plumb
import PlumbSVG

extension Page {
  static let moving = drawing(
    "moving", title: "Moving", chapter: .adjustments,
    note: "The facts decide the outlined frame. It is moved as a whole, to the filled one.",
    source: .here()
  ) { drawing in
    let (card, view) = (drawing.card, drawing.view)
    // excerpt
    card.plumb.setLayout(for: view) {
      $0.setTopLeft(to: CGPoint(x: 50, y: 30)).setSize(to: CGSize(width: 120, height: 70))
        .movingX(by: 40).movingBottom(to: 130)
    }
    // end
    return drawing.unadjusted()
  }
}

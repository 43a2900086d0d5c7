import Foundation
import Plumb
import PlumbSVG

extension Page {
  static let moving = drawing(
    "moving", title: "Moving", chapter: .adjustments,
    note: "The facts decide the dashed frame; it is moved as a whole.",
    source: .here()
  ) { drawing in
    let (card, view) = (drawing.card, drawing.view)
    let before = drawing.unadjusted()
    card.plumb.setLayout(for: before) {
      $0.setTopLeft(to: CGPoint(x: 50, y: 30)).setSize(to: CGSize(width: 120, height: 70))
    }
    // excerpt
    card.plumb.setLayout(for: view) {
      $0.setTopLeft(to: CGPoint(x: 50, y: 30)).setSize(to: CGSize(width: 120, height: 70))
        .movingX(by: 40).movingBottom(to: 130)
    }
    // end
    return before
  }
}

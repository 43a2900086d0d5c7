import Foundation
import Plumb
import PlumbSVG

extension Page {
  static let pinching = drawing(
    "pinching", title: "Pinching", chapter: .adjustments,
    note: "One edge moves, and the others stay. Outlined is what the facts decide.",
    source: .here()
  ) { drawing in
    let (card, view) = (drawing.card, drawing.view)
    // excerpt
    card.plumb.setLayout(for: view) {
      $0.setTopLeft(to: CGPoint(x: 50, y: 30)).setSize(to: CGSize(width: 120, height: 70))
        .pinchingLeft(by: 20).pinchingTop(to: 10)
    }
    // end
    return drawing.unadjusted()
  }
}

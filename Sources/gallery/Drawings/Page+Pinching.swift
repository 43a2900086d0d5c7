import Foundation
import Plumb
import PlumbSVG

extension Page {
  static let pinching = drawing(
    "pinching", title: "Pinching", chapter: .adjustments,
    note: "One edge moves, and the others stay; the dashed frame is that of the facts.",
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
        .pinchingLeft(by: 20).pinchingTop(to: 10)
    }
    // end
    return before
  }
}

import Foundation
import Plumb
import PlumbSVG

extension Page {
  static let expanding = drawing(
    "expanding", title: "Expanding", chapter: .adjustments,
    note: "A length changes, and the anchor stays where it is.",
    source: .here()
  ) { drawing in
    let (card, view) = (drawing.card, drawing.view)
    // excerpt
    card.plumb.setLayout(for: view) {
      $0.setTopLeft(to: CGPoint(x: 50, y: 30)).setSize(to: CGSize(width: 120, height: 70))
        .expandingWidth(by: 60, from: .left).expandingHeight(by: 30, from: .middle)
    }
    // end
    return drawing.unadjusted()
  }
}

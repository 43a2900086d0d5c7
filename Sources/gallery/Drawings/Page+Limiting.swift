import Foundation
import Plumb
import PlumbSVG

extension Page {
  static let limiting = drawing(
    "limiting", title: "Limiting", chapter: .adjustments,
    note: "A length is kept within limits, and the anchor stays where it is.",
    source: .here()
  ) { drawing in
    let (card, view) = (drawing.card, drawing.view)
    // excerpt
    card.plumb.setLayout(for: view) {
      $0.setTopLeft(to: CGPoint(x: 50, y: 30)).setSize(to: CGSize(width: 120, height: 70))
        .limitingWidth(to: ...80, from: .center).limitingHeight(to: 100..., from: .top)
    }
    // end
    return drawing.unadjusted()
  }
}

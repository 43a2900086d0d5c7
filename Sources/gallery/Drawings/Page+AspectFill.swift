import Foundation
import Plumb
import PlumbSVG

extension Page {
  static let aspectFill = drawing(
    "aspect-fill", title: "A ratio that covers an area", chapter: .facts,
    note: "The smallest size of the ratio that is not smaller than the area.",
    source: .here()
  ) { drawing in
    let (card, view) = (drawing.card, drawing.view)
    // excerpt
    card.plumb.setLayout(for: view) {
      $0.setMiddleCenter(at: .parent.layoutMargins.middleCenter)
        .aspectFill(ratio: 16 / 9, in: { $0.layoutMarginsGuide.size })
    }
    // end
    return nil
  }
}

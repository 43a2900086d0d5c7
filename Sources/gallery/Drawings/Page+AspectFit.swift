import Foundation
import Plumb
import PlumbSVG

extension Page {
  static let aspectFit = drawing(
    "aspect-fit", title: "A ratio inside an area", chapter: .facts,
    note: "The largest size of the ratio that is not larger than the area.",
    source: .here()
  ) { drawing in
    let (card, view) = (drawing.card, drawing.view)
    // excerpt
    card.plumb.setLayout(for: view) {
      $0.setMiddleCenter(at: .parent.layoutMargins.middleCenter)
        .aspectFit(ratio: 4 / 3, in: { $0.layoutMarginsGuide.size })
    }
    // end
    return nil
  }
}

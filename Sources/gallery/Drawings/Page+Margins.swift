import Foundation
import Plumb
import PlumbSVG

extension Page {
  static let margins = drawing(
    "margins", title: "Areas of the parent", chapter: .guides,
    note: "The layout margins of this card are 20 points wide.",
    source: .here()
  ) { drawing in
    let (card, view) = (drawing.card, drawing.view)
    // excerpt
    card.plumb.setLayout(for: view) {
      $0.setLeading(inset: 12, from: .layoutMargins).setWidth(like: .parent.layoutMargins.width * 0.6)
        .setTop(inset: 0, from: .layoutMargins).setBottom(inset: 24, from: .layoutMargins)
    }
    // end
    return nil
  }
}

import Foundation
import Plumb
import PlumbSVG

extension Page {
  static let lengths = drawing(
    "lengths", title: "Lengths", chapter: .facts,
    note: "A length is a number, a part of the parent, or what another length is.",
    source: .here()
  ) { drawing in
    let (card, view) = (drawing.card, drawing.view)
    // excerpt
    card.plumb.setLayout(for: view) {
      $0.setLeading(inset: 24).setWidth(like: .parent.width - 90)
        .setTop(inset: 30).setHeight(part: 0.5)
    }
    // end
    return nil
  }
}

import Foundation
import Plumb
import PlumbSVG

extension Page {
  static let pinned = drawing(
    "pinned", title: "A pinned view", chapter: .references,
    note: "A fact is measured on another view.",
    source: .here()
  ) { drawing in
    let (card, view) = (drawing.card, drawing.view)
    let photo = drawing.sibling("photo", at: CGRect(x: 16, y: 16, width: 70, height: 50))
    // excerpt
    card.plumb.setLayout(for: view) {
      $0.setLeading(at: photo.plumb.trailing, offset: 30)
        .setWidth(like: photo.plumb.width * 2)
        .setTop(at: photo.plumb.middle).setBottom(at: photo.plumb.bottom, offset: 60)
    }
    // end
    return nil
  }
}

import Foundation
import Plumb
import PlumbSVG

extension Page {
  static let leadingAndTrailing = drawing(
    "leading", title: "Leading and trailing", chapter: .directions,
    note:
      "What is said along the writing direction is its own mirror image: choose the other direction.",
    source: .here()
  ) { drawing in
    let (card, view) = (drawing.card, drawing.view)
    let photo = drawing.sibling("photo", at: CGRect(x: 16, y: 30, width: 70, height: 70))
    // excerpt
    card.plumb.setLayout(for: view) {
      $0.setLeading(at: photo.plumb.trailing, offset: 24).setTrailing(inset: 40)
        .setTop(at: photo.plumb.top).setBottom(at: photo.plumb.bottom)
    }
    // end
    return nil
  }
}

import Foundation
import Plumb
import PlumbSVG

extension Page {
  static let box = drawing(
    "box", title: "The box around several", chapter: .references,
    note: "A fact is measured on the box around several views.",
    source: .here()
  ) { drawing in
    let (card, view) = (drawing.card, drawing.view)
    let photo = drawing.sibling("photo", at: CGRect(x: 20, y: 16, width: 60, height: 40))
    let title = drawing.sibling("title", at: CGRect(x: 100, y: 30, width: 110, height: 34))
    // excerpt
    card.plumb.setLayout(for: view) {
      $0.setLeading(at: [photo, title].plumb.leading)
        .setTrailing(at: [photo, title].plumb.trailing)
        .setTop(at: [photo, title].plumb.bottom, offset: 20).setHeight(to: 36)
    }
    // end
    return nil
  }
}

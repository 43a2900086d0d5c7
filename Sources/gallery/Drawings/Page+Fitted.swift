import Foundation
import Plumb
import PlumbSVG

extension Page {
  static let fitted = drawing(
    "fitted", title: "Fitted lengths", chapter: .facts,
    note: "The view says how long it is, with the other axis's length if that is decided.",
    source: .here()
  ) { drawing in
    let (card, view) = (drawing.card, drawing.view)
    let text = TextLabel("Draws rooms, bridges and the odd staircase.", lineLimit: 0)
    text.name = "text"
    card.addSubview(text)
    view.removeFromSuperview()
    // excerpt
    card.plumb.setLayout(for: text) {
      $0.setLeading(inset: 30).setTrailing(inset: 60).setTop(inset: 30).fitHeight()
    }
    // end
    return text
  }
}

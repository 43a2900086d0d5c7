import Foundation
import Plumb
import PlumbSVG

extension Page {
  static let frames = drawing(
    "frames", title: "Frames", chapter: .facts,
    note: "A frame decides all four facts at once.",
    source: .here()
  ) { drawing in
    let (card, view) = (drawing.card, drawing.view)
    // excerpt
    card.plumb.setLayout(for: view) {
      $0.stickOnParent(withInsets: LayoutInsets(top: 20, leading: 30, bottom: 40, trailing: 60))
    }
    // end
    return nil
  }
}

import Foundation
import Plumb
import PlumbConstraints
import PlumbSVG

extension Page {
  static let equations = drawing(
    "equations", title: "Equations", chapter: .constraints,
    note:
      "Each side with the equations that it follows from. The width of 180 yields to half the card's.",
    source: .here(), height: 276
  ) { drawing in
    let (card, view) = (drawing.card, drawing.view)
    let photo = drawing.sibling("photo", at: CGRect(x: 16, y: 30, width: 60, height: 70))
    // excerpt
    card.plumb.activate {
      view.anchors.leading == photo.anchors.trailing + 24
      view.anchors.width == 180 <<~ .high
      view.anchors.width <= card.anchors.width * 0.5
      view.anchors.centerY == photo.anchors.centerY
      view.anchors.height == photo.anchors.height * 0.5
    }
    // end
    return nil
  }
}

import Foundation
import Plumb
import PlumbSVG

extension Page {
  static let row = drawing(
    "row", title: "A view of a row", chapter: .rows,
    note: "The second of three views that share out what the gaps leave.",
    source: .here(), height: 262
  ) { drawing in
    let card = drawing.card
    let views = drawing.sheets(["first", "second", "third"])
    // excerpt
    card.plumb.setLayout(for: views) {
      $0.row(in: .layoutMargins).equalizeWidths().setGaps(to: 12)
        .setTop(inset: 30).setHeight(to: 70)
    }
    // end
    return views[1]
  }
}

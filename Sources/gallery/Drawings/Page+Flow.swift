import Foundation
import Plumb
import PlumbSVG

extension Page {
  static let flow = drawing(
    "flow", title: "A view of a flow", chapter: .rows,
    note: "The last of five views, which has no room left in the first line.",
    source: .here(), height: 262
  ) { drawing in
    let card = drawing.card
    let views = drawing.sheets(["first", "second", "third", "fourth", "fifth"])
    // excerpt
    card.plumb.setLayout(for: views) {
      $0.flow(in: .layoutMargins, lineGaps: 10).setWidth(to: 50).setHeight(to: 40)
        .pack(at: .leading, gaps: 10).setTop(inset: 25)
    }
    // end
    return views[4]
  }
}

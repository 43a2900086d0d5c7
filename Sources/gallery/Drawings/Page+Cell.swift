import Foundation
import Plumb
import PlumbSVG

extension Page {
  static let cell = drawing(
    "cell", title: "A view of a matrix", chapter: .matrices,
    note: "The last of four views, in the second column and the second row.",
    source: .here(), height: 420
  ) { drawing in
    let card = drawing.card
    let views = drawing.sheets(["first", "second", "third", "fourth"])
    // excerpt
    card.plumb.setLayout(for: views) {
      $0.matrix { $0.stickOnParent(withInsets: LayoutInsets(all: 16)) }
        .setColumns(2, gaps: 12).setRows(2, gaps: 12)
        .setCells {
          $0.setLeading(inset: 8).setTrailing(inset: 8).setTop(inset: 6).setHeight(to: 36)
        }
    }
    // end
    return views[3]
  }
}

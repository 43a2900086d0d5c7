import Foundation
import Plumb
import PlumbSVG

extension Page {
  static let baselines = drawing(
    "baselines", title: "Baselines", chapter: .references,
    note: "The small text stands on the line that the large one stands on.",
    source: .here()
  ) { drawing in
    let (card, view) = (drawing.card, drawing.view)
    let (title, role) = (
      TextLabel("Ada Lindqvist", font: SVG.Font(size: 22, weight: .bold)),
      TextLabel("architect", font: SVG.Font(size: 13), color: .gray)
    )
    (title.name, role.name) = ("title", "role")
    view.removeFromSuperview()
    for label in [title, role] { card.addSubview(label) }
    // excerpt
    card.plumb.setLayout(for: title) { $0.setTopLeading(inset: 24).fitSize() }
    card.plumb.setLayout(for: role) {
      $0.setLeading(at: title.plumb.trailing, offset: 12)
        .setFirstBaseline(at: title.plumb.firstBaseline).fitSize()
    }
    // end
    return role
  }
}

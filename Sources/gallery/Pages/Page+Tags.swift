import Foundation
import Plumb
import PlumbSVG

extension Page {
  /// A tag cloud.
  static let tags = Page(
    name: "tags", title: "Tag cloud", chapter: .rows,
    note: """
      A flow: a row that breaks into a new line when it is full. The tags of a line stand on its middle, \
      whatever their sizes.
      """,
    source: .here()
  ) { screen in
    let root = HeadlessContainerView(frame: CGRect(origin: .zero, size: screen.size))
    root.name = "tags"
    root.direction = screen.direction
    root.layoutMargins = LayoutInsets(all: 16)
    let words = [
      ("bridges", 22), ("stairs", 13), ("timber", 17), ("light", 15), ("courtyards", 19),
      ("roofs", 13), ("brick", 24), ("windows", 15), ("gardens", 13), ("rain", 17),
      ("harbours", 20), ("stone", 13), ("models", 15), ("glass", 22), ("paper", 13),
      ("acoustics", 17), ("concrete", 15), ("doors", 13), ("shade", 19), ("lime", 13),
    ]
    let tags = words.map { Chip($0.0, .indigo, on: .white, size: CGFloat($0.1)) }
    for tag in tags { root.addSubview(tag) }
    // excerpt
    root.plumb.setLayout(for: tags) {
      $0.flow(in: .layoutMargins, lineGaps: 10, aligned: .middle)
        .fitSize().pack(at: .leading, gaps: 8)
        .setTop(inset: 0, from: .layoutMargins)
    }
    // end
    root.layoutIfNeeded()
    return root
  }
}

import Foundation
import Plumb
import PlumbSVG

extension Page {
  /// A toolbar, tabs of equal widths, and a search field that fills what is left.
  static let toolbar = Page(
    name: "toolbar", title: "Toolbar", chapter: .rows,
    note: """
      Three rows. The first gives what is left to the gaps, the second shares it out in equal widths, \
      in the third one field takes all of it.
      """,
    source: .here()
  ) { screen in
    let root = HeadlessContainerView(frame: CGRect(origin: .zero, size: screen.size))
    root.name = "toolbar"
    root.direction = screen.direction
    root.layoutMargins = LayoutInsets(all: 16)
    let buttons = ["Back", "Library", "Share"].map { Chip($0, .blue, on: .white) }
    let tabs = ["Day", "Week", "Month", "Year"].map { Chip($0, .black, on: .white) }
    let search = ["From", "Göteborg, Järntorget", "Go"].map { Chip($0, .gray, on: .white) }
    for view in buttons + tabs + search { root.addSubview(view) }
    // excerpt
    root.plumb.setLayout(for: buttons) {
      $0.row(in: .layoutMargins).fitWidth().equalizeGaps()
        .setTop(inset: 0, from: .layoutMargins).fitHeight()
    }
    root.plumb.setLayout(for: tabs) {
      $0.row(in: .layoutMargins).equalizeWidths().setGaps(to: 8)
        .setTop(at: buttons.plumb.bottom, offset: 16).fitHeight()
    }
    root.plumb.setLayout(for: search) {
      $0.row(in: .layoutMargins).fitWidth().weighWidths(by: [0, 1, 0]).setGaps(to: 8)
        .setTop(at: tabs.plumb.bottom, offset: 16).setHeight(to: 40)
    }
    // end
    root.layoutIfNeeded()
    return root
  }
}

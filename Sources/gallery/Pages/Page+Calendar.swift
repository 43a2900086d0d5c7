import Foundation
import Plumb
import PlumbSVG

extension Page {
  /// A month.
  static let calendar = Page(
    name: "calendar", title: "Calendar month", chapter: .matrices,
    note: """
      Two matrices of seven equal columns. The month begins on a Thursday, so three cells of its first \
      row stay free.
      """,
    source: .here()
  ) { screen in
    let root = HeadlessContainerView(frame: CGRect(origin: .zero, size: screen.size))
    root.name = "calendar"
    root.direction = screen.direction
    root.layoutMargins = LayoutInsets(all: 16)
    let title = TextLabel("October 2026", font: SVG.Font(size: 20, weight: .bold))
    title.name = "title"
    let names = ["M", "T", "W", "T", "F", "S", "S"].map { name in
      let label = TextLabel(name, font: SVG.Font(size: 13), color: .gray)
      label.name = "weekday"
      return label
    }
    let days = (1...31).map { Chip("\($0)", on: $0 == 23 ? .yellow : .white, size: 13) }
    for view in [title] + names + days { root.addSubview(view) }
    // excerpt
    root.plumb.setLayout(for: title) {
      $0.setTopLeading(at: .parent.layoutMargins.topLeading).fitSize()
    }
    root.plumb.setLayout(for: names) {
      $0.matrix {
        $0.stickOnParentHorizontally(leading: 16, trailing: 16)
          .setTop(at: title.plumb.bottom, offset: 12).fitHeight()
      }
      .setColumns(7, gaps: 4).setRows(each: .fitted)
      .setCells { $0.setCenter(offset: 0).setTop(to: 0).fitSize() }
    }
    root.plumb.setLayout(for: days) {
      $0.matrix {
        $0.stickOnParentHorizontally(leading: 16, trailing: 16)
          .setTop(at: names.plumb.bottom, offset: 8).setBottom(inset: 0, from: .layoutMargins)
      }
      .setColumns(7, gaps: 4).setRows(each: .equal, gaps: 4).startingAt(column: 3)
      .setCells { $0.stickOnParent() }
    }
    // end
    root.layoutIfNeeded()
    return root
  }
}

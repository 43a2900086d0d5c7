import Foundation
import Plumb
import PlumbSVG

extension Page {
  /// A list whose headers stick: each stays in view until the end of its section pushes it out.
  static let sections = Page(
    name: "sections", title: "Sticky headers", chapter: .scrolling,
    note: """
      Each header begins as long as its section. Its top is moved down to that of the viewport, but not further than the \
      section's end lets it, and what is left is cut to 32 points. The names stand in the content and never move.
      """,
    source: .here()
  ) { screen in
    let root = HeadlessContainerScrollView(frame: CGRect(origin: .zero, size: screen.size))
    root.name = "list"
    root.direction = screen.direction
    let sections = people.map { letter, names in
      (
        header: Chip(letter, .white, on: .indigo),
        rows: names.map { TextLabel($0, font: SVG.Font(size: 17)) }
      )
    }
    for section in sections {
      for view in section.rows + [section.header] { root.addSubview(view) }
    }
    // excerpt
    var above: HeadlessView?
    for (header, rows) in sections {
      root.plumb.setLayout(for: rows) { [above] maker in
        let start: LayoutPlace<Vertical> =
          if let above { above.plumb.bottom + 44 } else { .parent.top + 44 }
        return maker.column(from: start, to: .parent.bottom).setHeight(to: 26).pack(
          at: .top, gaps: 8
        )
        .stickOnParentHorizontally(leading: 16, trailing: 16)
      }
      root.plumb.setLayout(for: header) {
        $0.stickOnParentHorizontally()
          .setTop(at: rows[0].plumb.top, offset: -38).setBottom(
            at: rows[rows.count - 1].plumb.bottom
          )
          .pinchingTop(to: { min(max($0.top, $0.parent.viewportGuide.top), $0.bottom - 32) })
          .pinchingBottom(to: { $0.top + 32 })
      }
      root.plumb.setZIndex(to: 1, for: header)
      above = rows.last
    }
    root.bottomPadding = 12
    // end
    root.layoutIfNeeded()
    root.contentOffset.y = 120
    root.layoutIfNeeded()
    return root
  }

  private static let people = [
    ("A", ["Ada", "Agnes", "Aino", "Alma", "Anders", "Arvid", "Åsa"]),
    ("B", ["Beate", "Bengt", "Birgit", "Bo", "Britta"]),
    ("C", ["Carin", "Cecilia", "Claes"]),
    ("D", ["Dagny", "David", "Disa", "Dorotea"]),
    ("E", ["Ebba", "Edith", "Einar", "Elin", "Elsa", "Erik", "Ester", "Evald"]),
    ("F", ["Fabian", "Fanny", "Folke", "Freja", "Frida"]),
    ("G", ["Gerda", "Gustav", "Göran"]),
  ]
}

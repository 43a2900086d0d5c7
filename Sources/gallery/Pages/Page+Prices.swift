import Foundation
import Plumb
import PlumbSVG

extension Page {
  /// A price table.
  static let prices = Page(
    name: "prices", title: "Price table", chapter: .matrices,
    note: """
      A matrix: columns that are as wide as their numbers, one that takes what is left, and rows that are \
      as high as their texts in the width that they have.
      """,
    source: .here()
  ) { screen in
    let root = HeadlessContainerView(frame: CGRect(origin: .zero, size: screen.size))
    root.name = "prices"
    root.direction = screen.direction
    let rows = [
      ["", "Basic", "Studio", "Firm"],
      ["Drawings a month", "20", "200", "no limit"],
      ["Models that are shared with builders and clients", "–", "12", "60"],
      ["Support on working days", "–", "✓", "✓"],
      ["Price a month", "€ 0", "€ 24", "€ 96"],
    ]
    let cells = rows.enumerated().flatMap { row, texts in
      texts.map { text in
        let label = TextLabel(
          text, font: SVG.Font(size: 15, weight: row == 0 || row == 4 ? .bold : .regular),
          color: row == 0 ? .indigo : .black,
          lineLimit: 0)
        label.name = "cell"
        return label
      }
    }
    for cell in cells { root.addSubview(cell) }
    // excerpt
    root.plumb.setLayout(for: cells) {
      $0.matrix {
        $0.stickOnParentHorizontally(leading: 16, trailing: 16).setTop(inset: 24).fitHeight()
      }
      .setColumns([.equal, .fitted, .fitted, .fitted], gaps: 14)
      .setRows(each: .fitted, gaps: 18)
      .setCells { $0.stickOnParentHorizontally().setTop(to: 0).fitHeight() }
    }
    // end
    root.layoutIfNeeded()
    return root
  }
}

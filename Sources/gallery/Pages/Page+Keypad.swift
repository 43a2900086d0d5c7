import Foundation
import Plumb
import PlumbSVG

extension Page {
  /// A keypad.
  static let keypad = Page(
    name: "keypad", title: "Keypad", chapter: .matrices,
    note: """
      A matrix of equal columns and rows. The key for 0 has two cells of its own; the others take those \
      that are left.
      """,
    source: .here()
  ) { screen in
    let root = HeadlessContainerView(frame: CGRect(origin: .zero, size: screen.size))
    root.name = "keypad"
    root.direction = screen.direction
    let keys = ["7", "8", "9", "4", "5", "6", "1", "2", "3", "0", "."].map {
      Chip($0, on: .white, size: 24)
    }
    for key in keys { root.addSubview(key) }
    // excerpt
    root.plumb.setLayout(for: keys) {
      $0.matrix {
        $0.setMiddleCenter(offset: .zero).setWidth(to: 280).setHeight(to: 300)
      }
      .setColumns(3, gaps: 10).setRows(4, gaps: 10)
      .placing(keys[9], column: 0, row: 3, columns: 2)
      .setCells { $0.stickOnParent() }
    }
    // end
    root.layoutIfNeeded()
    return root
  }
}

// A matrix has verbs for columns and rows.
// control: replace "grid(2)" with "pairs(2)"
// mend: replace "grid(2)" with "matrix().setColumns(2).setRows(1).setCells { $0.stickOnParent() }"
import Plumb

extension LayoutMaker where State == GroupProperty.Initial {
  func pairs(_ count: Int) -> LayoutMaker<GroupLayout> {
    matrix().setColumns(count).setRows(1).setCells { $0.stickOnParent() }
  }
}

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{a grid of children is a matrix: matrix().setColumns(2).setRows(3)}}
  card.plumb.layout([title, photo]) { $0.grid(2) }
}

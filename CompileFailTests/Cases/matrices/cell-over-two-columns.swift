// A child over several cells is given its place.
// control: replace ".span" with ".spread"
// mend: replace "span(title, columns: 2)" with "placing(title, column: 0, row: 0, columns: 2)"
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout([photo, title]) {
    // expected-error@+1 {{a child over several cells is placed: matrix().placing(title, column: 0, row: 0, columns: 2)}}
    $0.matrix().span(title, columns: 2).setColumns(2).setRows(2).setCells { $0.stickOnParent() }
  }
}

extension LayoutMaker {
  func spread(_ child: HeadlessView, columns: Int) -> Self { self }
}

// Which cells a child has is said before they are laid out.
// control: replace ".placing" with ".itself"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    $0.matrix().setColumns(2).setRows(2).setCells { $0.stickOnParent() }
      // expected-error@+1 {{cells are given out before they are laid out: matrix().placing(title, column: 0, row: 0), and setCells last}}
      .placing(views[0], column: 1, row: 1)
  }
}

extension LayoutMaker {
  func itself(_ child: HeadlessView, column: Int, row: Int) -> Self { self }
}

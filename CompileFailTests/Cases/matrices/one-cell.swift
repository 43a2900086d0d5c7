// One layout is for all cells.
// control: replace "setCell" with "setCells"
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout([photo, title]) {
    // expected-error@+1 {{the layout of the cells comes last: setCells { $0.stickOnParent() }}}
    $0.matrix().setColumns(2).setRows(1).setCell { $0.stickOnParent() }
  }
}

// A verb says that it sets columns.
// control: replace ".columns" with ".setColumns"
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout([photo, title]) {
    // expected-error@+1 {{columns and rows are set by their number, or as a list: setColumns(2).setRows(3)}}
    $0.matrix().columns(2).setRows(1).setCells { $0.stickOnParent() }
  }
}

// The room between columns is their gaps.
// control: replace "spacing" with "gaps"
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout([photo, title]) {
    // expected-error@+1 {{the room between columns or rows is their gaps: setColumns(2, gaps: 8)}}
    $0.matrix().setColumns(2, spacing: 8).setRows(2).setCells { $0.stickOnParent() }
  }
}

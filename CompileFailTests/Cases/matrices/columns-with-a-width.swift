// Columns with a width are a list of tracks.
// control: replace "width: 80" with "gaps: 80"
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{columns are so many, a list, or as many as fit: setColumns(3), setColumns([.fitted, .equal]), setColumns(minimum: 80)}}
  card.plumb.layout([title, photo]) { $0.matrix().setColumns(2, width: 80).setRows(1).setCells { $0.stickOnParent() } }
}

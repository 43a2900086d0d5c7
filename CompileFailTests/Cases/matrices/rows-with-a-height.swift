// Rows with a height are tracks.
// control: replace "height: 40" with "gaps: 40"
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{rows are so many, or as many as the children need: setRows(3, .fitted), setRows(each: .fitted)}}
  card.plumb.layout([title, photo]) { $0.matrix().setColumns(2).setRows(1, height: 40).setCells { $0.stickOnParent() } }
}

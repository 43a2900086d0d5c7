// The room between children is decided like all else along a row.
// control: replace "gaps: 8" with "leading: 8"
// mend: replace "row(gaps: 8).equalizeWidths().setGaps(to: 0)" with "row().equalizeWidths().setGaps(to: 8)"
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout([photo, title]) {
    // expected-error@+1 {{the room between children is its gaps: row().equalizeWidths().setGaps(to: 8)}}
    $0.row(gaps: 8).equalizeWidths().setGaps(to: 0).stickOnParentVertically()
  }
}

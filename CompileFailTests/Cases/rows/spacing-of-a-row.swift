// The room between children is decided like all else along a row.
// control: replace "spacing" with "leading"
// mend: replace "row(spacing: 8).equalizeWidths().setGaps(to: 0)" with "row().equalizeWidths().setGaps(to: 8)"
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout([photo, title]) {
    // expected-error@+1 {{the room between children is its gaps: row().equalizeWidths().setGaps(to: 8)}}
    $0.row(spacing: 8).equalizeWidths().setGaps(to: 0).stickOnParentVertically()
  }
}

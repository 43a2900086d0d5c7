// Widths are made equal by a verb.
// control: replace "equalWidths" with "equalizeWidths"
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout([photo, title]) {
    // expected-error@+1 {{children that share the room alike are equalizeWidths(), in a column equalizeHeights()}}
    $0.row().equalWidths().setGaps(to: 8).stickOnParentVertically()
  }
}

// What each child asks for is one verb for all.
// control: replace "fitWidths" with "fitWidth"
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout([photo, title]) {
    // expected-error@+1 {{children that are as long as they ask for are fitWidth(), in a column fitHeight()}}
    $0.row().fitWidths().equalizeGaps().stickOnParentVertically()
  }
}

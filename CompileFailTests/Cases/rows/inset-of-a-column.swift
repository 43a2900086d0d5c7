// A column has an inset at each end.
// control: replace "inset: 8" with "top: 8"
// mend: replace "inset: 8" with "top: 8, bottom: 8"
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout([photo, title]) {
    // expected-error@+1 {{a column has two ends: column(top: 8, bottom: 8)}}
    $0.column(inset: 8).equalizeHeights().setGaps(to: 8).stickOnParentHorizontally()
  }
}

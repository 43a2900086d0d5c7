// A row has two ends, and each has its inset.
// control: replace "padding" with "leading"
// mend: replace "padding: 8" with "leading: 8, trailing: 8"
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout([photo, title]) {
    // expected-error@+1 {{a row has two ends: row(leading: 8, trailing: 8)}}
    $0.row(padding: 8).equalizeWidths().setGaps(to: 8).stickOnParentVertically()
  }
}

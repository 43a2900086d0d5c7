// A closure of several lines gives its layout back with return.
// control: replace "row.stick" with "return row.stick"
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{the closure gives the layout back: return it, or join all calls with dots}}
  card.plumb.layout([photo, title]) {
    let row = $0.row().equalizeWidths().setGaps(to: 8)
    // expected-warning@+1 {{result of call to 'stickOnParentVertically(top:bottom:)' is unused}}
    row.stickOnParentVertically()
  }
}

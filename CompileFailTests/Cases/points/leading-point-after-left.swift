// A leading point does not go with a left edge.
// control: replace "setBottomTrailing" with "setBottomRight"
import Plumb

func layOut(_ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(photo) {
    // expected-error@+1 {{trailing does not go with left: which side trailing is on depends on the writing direction; add center, right or width}}
    $0.setTopLeft(to: .zero).setBottomTrailing(to: .zero)
  }
}

// A leading point does not go with a left edge.
// control: replace "setBottomTrailing" with "setBottomRight"
import Plumb

func layOut(_ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(photo) {
    // expected-error@+1 {{leading and trailing do not go with left and right: which side leading is on depends on the writing direction; add center, width or the other of left and right}}
    $0.setTopLeft(to: .zero).setBottomTrailing(to: .zero)
  }
}

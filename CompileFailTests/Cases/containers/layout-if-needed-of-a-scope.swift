// A view is laid out by itself.
// control: replace "layoutIfNeeded" with "layoutStoredSubviews"
// mend: replace "card.plumb.layoutIfNeeded" with "card.layoutIfNeeded"
import Plumb

func layOut(in card: HeadlessContainerView) {
  // expected-error@+1 {{the view itself is laid out, and not its plumb: card.layoutIfNeeded()}}
  card.plumb.layoutIfNeeded()
}

// A container runs its layouts itself.
// control: replace "layoutSubviews" with "layoutStoredSubviews"
// mend: replace "layoutSubviews" with "layoutStoredSubviews"
import Plumb

func layOut(in card: HeadlessContainerView) {
  // expected-error@+1 {{a container runs its layouts with layoutStoredSubviews()}}
  card.plumb.layoutSubviews()
}

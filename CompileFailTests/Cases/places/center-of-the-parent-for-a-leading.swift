// The center of the parent is a horizontal place, and a leading edge stands on one along the writing direction.
// control: replace "setLeading" with "setCenter"
// mend: replace "parent.center" with "parent.horizontal(at: 0.5)"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{leading and trailing stand on places along the writing direction: setLeading(at: .parent.leading); the center is .parent.horizontal(at: 0.5)}}
    $0.setLeading(at: .parent.center).setTop(inset: 8).fitSize()
  }
}

// A leading edge is pinched to a place along the writing direction.
// control: replace "parent.left" with "parent.leading"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{left and right do not go with leading and trailing: which side leading is on depends on the writing direction; measure by leading, center or trailing}}
    $0.setTopLeft(to: .zero).fitSize().pinchingLeading(to: { $0.parent.left + 8 })
  }
}

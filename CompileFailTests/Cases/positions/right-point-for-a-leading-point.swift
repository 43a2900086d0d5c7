// A leading point is not made of left and right.
// control: replace "$0.topRight" with "$0.topTrailing"
import Plumb

func layOut(_ badge: HeadlessView, beside photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(badge) {
    // expected-error@+1 {{left and right do not go with leading and trailing: which side leading is on depends on the writing direction; measure by leading, center or trailing}}
    $0.setTopLeading(at: .measured(on: photo) { $0.topRight }).fitSize()
  }
}

// A top left point is not made of leading and trailing.
// control: replace "topTrailing" with "topRight"
import Plumb

func layOut(_ badge: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(badge) {
    // expected-error@+1 {{leading and trailing do not go with left and right: which side leading is on depends on the writing direction; measure by left, center or right}}
    $0.setTopLeft(at: .measured { $0.topTrailing.moved(x: -64) }).fitSize()
  }
}

// A frame moves along an axis as a whole.
// control: replace "movingLeft" with "movingX"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a frame moves by a distance along an axis, and to a place by one of its parts: movingX(by: 8), movingLeft(to: 8)}}
    $0.setTopLeft(to: .zero).fitSize().movingLeft(by: 8)
  }
}

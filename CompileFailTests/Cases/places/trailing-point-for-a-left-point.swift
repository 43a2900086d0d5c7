// A top left point is not made of leading and trailing.
// control: replace "topTrailing" with "topRight"
import Plumb

func layOut(_ title: HeadlessView, beside photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{to: takes numbers, and at: a point that is measured and not nil: setTopLeft(to: CGPoint(x: 8, y: 8)), setTopLeft(at: photo.plumb.topLeft)}}
    $0.setTopLeft(at: photo.plumb.topTrailing.moved(x: 8)).fitSize()
  }
}

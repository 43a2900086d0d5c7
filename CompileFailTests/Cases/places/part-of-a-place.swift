// A place has no half; half of the width is measured at a part.
// control: replace "/" with "+"
import Plumb

func layOut(_ title: HeadlessView, beside photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a part of a place is no place; measure at a part: photo.plumb.horizontal(at: 0.5)}}
    $0.setLeft(at: photo.plumb.right / 2).setTop(inset: 8).fitSize()
  }
}

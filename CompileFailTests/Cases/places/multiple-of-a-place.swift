// A place has no multiple; a length has.
// control: replace "*" with "+"
import Plumb

func layOut(_ title: HeadlessView, beside photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a multiple of a place is no place; multiply a length: photo.plumb.width * 2}}
    $0.setTop(at: photo.plumb.bottom * 2).setLeft(inset: 8).fitSize()
  }
}

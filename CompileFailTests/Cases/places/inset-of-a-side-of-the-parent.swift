// A side of the parent is a place like any other; it is moved along the axis.
// control: replace "inset: 8" with "offset: 8"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{offset: moves a place given to at: setTop(at: photo.plumb.top, offset: 8)}}
  card.plumb.layout(title) { $0.setTop(at: .parent.top, inset: 8).setLeft(to: 4).fitSize() }
}

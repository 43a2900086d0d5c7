// A place has no inner side; it is moved along the axis.
// control: replace "inset" with "offset"
import Plumb

func layOut(_ title: HeadlessView, below photo: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{offset: moves a place given to at: setTop(at: photo.plumb.top, offset: 8)}}
  card.plumb.layout(title) { $0.setTop(at: photo.plumb.bottom, inset: 8).setLeft(to: 8).fitSize() }
}

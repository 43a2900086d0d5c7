// The edges of a view are behind plumb.
// control: replace "photo.bottom" with "photo.foot"
// mend: replace "photo.bottom" with "photo.plumb.bottom"
import Plumb

func layOut(_ title: HeadlessView, below photo: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{the places and lengths of a view are behind plumb: setTop(at: photo.plumb.bottom), setWidth(like: photo.plumb.width)}}
  card.plumb.layout(title) { $0.setTop(at: photo.bottom).setLeft(to: 8).fitSize() }
}

extension HeadlessView {
  var foot: LayoutPlace<Vertical> { plumb.bottom }
}

// The points of a view are behind plumb.
// control: replace "photo.bottomLeft" with "photo.corner"
// mend: replace "photo.bottomLeft" with "photo.plumb.bottomLeft"
import Plumb

extension HeadlessView { var corner: LayoutPlacePoint<Horizontal> { plumb.bottomLeft } }

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{the places and lengths of a view are behind plumb: setTop(at: photo.plumb.bottom), setWidth(like: photo.plumb.width)}}
  card.plumb.layout(title) { $0.setTopLeft(at: photo.bottomLeft).fitSize() }
}

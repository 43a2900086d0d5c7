// The places of a view are behind plumb, in a sum as well.
// control: replace "photo.right" with "photo.beside"
// mend: replace "photo.right" with "photo.plumb.right"
import Plumb

extension HeadlessView { var beside: LayoutPlace<Horizontal> { plumb.right } }

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{the places and lengths of a view are behind plumb: setTop(at: photo.plumb.bottom), setWidth(like: photo.plumb.width)}}
  card.plumb.layout(title) { $0.setTop(to: 8).setLeft(at: photo.right + 8).fitSize() }
}

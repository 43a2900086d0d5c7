// The lengths of a view are behind plumb.
// control: replace "photo.width" with "photo.breadth"
// mend: replace "photo.width" with "photo.plumb.width"
import Plumb

extension HeadlessView { var breadth: LayoutLength<Horizontal> { plumb.width } }

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{the places and lengths of a view are behind plumb: setTop(at: photo.plumb.bottom), setWidth(like: photo.plumb.width)}}
  card.plumb.layout(title) { $0.setTopLeft(to: .zero).setWidth(like: photo.width).fitHeight() }
}

// Of children that wait for each other, each would have to be placed before the other.
// control: replace "to: photo" with "to: banner"
import Plumb

func layOut(
  _ titleView: HeadlessView, _ photoView: HeadlessView, below banner: PlacedChild,
  in card: HeadlessContainerView
) {
  card.plumb.setLayouts { order in
    // expected-note@+1 2{{through reference here}}
    let title = order.place(titleView) {
      $0.pinTop(to: photo, with: { $0.bottom + 8 }).setLeading(to: 8).fitSize()
    }
    // expected-error@+2 {{circular reference}}
    // expected-note@+1 {{through reference here}}
    let photo = order.place(photoView) {
      $0.pinTop(to: title, with: { $0.bottom + 8 }).setLeading(to: 8).fitSize()
    }
    _ = photo
  }
}

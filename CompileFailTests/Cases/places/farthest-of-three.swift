// The farther of two places is a place, and so it can be compared with a third.
// control: replace "max(photo" with "lowest(photo"
// mend: replace "max(photo.plumb.bottom, badge.plumb.bottom, card.plumb.top)" with "max(max(photo.plumb.bottom, badge.plumb.bottom), card.plumb.top)"
import Plumb

func layOut(
  _ title: HeadlessView, _ photo: HeadlessView, _ badge: HeadlessView, in card: HeadlessView
) {
  card.plumb.layout(title) {
    // expected-error@+1 {{max and min take two places: max(max(a, b), c)}}
    $0.setTop(at: max(photo.plumb.bottom, badge.plumb.bottom, card.plumb.top)).setLeft(to: 8)
      .fitSize()
  }
}

func lowest(_ places: LayoutPlace<Vertical>...) -> LayoutPlace<Vertical> { places[0] }

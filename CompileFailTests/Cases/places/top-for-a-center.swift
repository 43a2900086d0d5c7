// The center is horizontal, and a top edge is a vertical place.
// control: replace "plumb.top)" with "plumb.trailing)"
import Plumb

func layOut(_ badge: HeadlessView, on photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(badge) {
    // expected-error@+1 {{a center stands at a horizontal place; the vertical one is middle: setMiddle(at: title.plumb.middle)}}
    $0.setCenter(at: photo.plumb.top).setTop(inset: 8).fitSize()
  }
}

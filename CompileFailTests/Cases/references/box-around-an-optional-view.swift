// A box is around views that are there.
// control: replace "HeadlessView?" with "HeadlessView"
import Plumb

func layOut(_ title: HeadlessView, beside photo: HeadlessView?, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the box is around hosts that are there; unwrap the one that may be nil}}
    $0.setTop(at: title.plumb.and(photo).bottom).setLeft(inset: 8).fitSize()
  }
}

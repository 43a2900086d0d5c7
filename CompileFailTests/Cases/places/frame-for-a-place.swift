// The edge of a frame stands where a place is wanted.
// control: replace "plumb.frame" with "kept.frame"
// mend: replace "photo.plumb.frame.maxY" with "photo.plumb.bottom"
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{a layout measures places and lengths: setTop(at: photo.plumb.bottom), setWidth(like: .parent.width); stickOnParent() fills the parent}}
  card.plumb.layout(title) { $0.setTop(at: photo.plumb.frame.maxY).setLeft(to: 8).fitSize() }
}

struct KeptPlaces { let maxY: LayoutPlace<Vertical> }

struct Kept { let frame: KeptPlaces }

extension HeadlessView {
  var kept: Kept { Kept(frame: KeptPlaces(maxY: plumb.bottom)) }
}

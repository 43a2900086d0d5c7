// A layout measures the frame that a view will have, and not the one that it has at the moment.
// control: replace "plumb.frame" with "kept.frame"
// mend: replace "to: photo.plumb.frame.maxY" with "at: photo.plumb.bottom"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{a layout measures places and lengths: setTop(at: photo.plumb.bottom), setWidth(like: .parent.width); stickOnParent() fills the parent}}
  card.plumb.layout(title) { $0.setTop(to: photo.plumb.frame.maxY).setLeft(to: 8).fitSize() }
}

struct Kept { let frame: CGRect }

extension HeadlessView {
  var kept: Kept { Kept(frame: .zero) }
}

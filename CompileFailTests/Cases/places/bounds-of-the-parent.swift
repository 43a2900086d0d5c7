// What fills its parent has a verb.
// control: replace "plumb.bounds" with "kept.bounds"
// mend: replace "setFrame(to: card.plumb.bounds)" with "stickOnParent()"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{a layout measures places and lengths: setTop(at: photo.plumb.bottom), setWidth(like: .parent.width); stickOnParent() fills the parent}}
  card.plumb.layout(title) { $0.setFrame(to: card.plumb.bounds) }
}

struct Kept { let bounds: CGRect }

extension HeadlessView {
  var kept: Kept { Kept(bounds: .zero) }
}

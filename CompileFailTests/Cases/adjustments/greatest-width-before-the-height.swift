// A limit that stands before a fact of the other axis is refused alone.
// control: replace "setMaxWidth" with "setWidth"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{a limit is a range, after the facts: limitingWidth(to: ...240)}}
  card.plumb.layout(title) { $0.setTop(to: 8).setLeft(to: 8).setMaxWidth(to: 80).fitHeight() }
}

// A point begins with its vertical side.
// control: replace "setLeadingTop" with "setTopLeading"
// mend: replace "setLeadingTop" with "setTopLeading"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{a point begins with its vertical side: setTopLeading(inset: 8)}}
  card.plumb.layout(title) { $0.setLeadingTop(inset: 8).fitSize() }
}

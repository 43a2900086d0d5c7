// A point begins with its vertical side, also where the chain ends with it.
// control: replace "setLeadingTop" with "setTopLeading"
// mend: replace "setLeadingTop" with "setTopLeading"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a point begins with its vertical side: setTopLeading(inset: 8)}}
    $0.setSize(width: 40, height: 40).setLeadingTop(inset: 8)
  }
}

// Completing an axis does not give it a length of its own.
// control: replace "toWidth" with "to"
import Plumb

func layOut(_ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(photo) {
    // expected-error@+1 {{an aspect ratio both ways decides nothing: the one length follows the other already; give one of them a length of its own}}
    $0.setLeading(to: 8).setWidth(toHeight: 1).setTop(to: 8).setHeight(toWidth: 1)
  }
}

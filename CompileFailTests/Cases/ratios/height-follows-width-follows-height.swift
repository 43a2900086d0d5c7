// Two lengths that follow each other decide neither.
// control: replace "toWidth" with "to"
import Plumb

func layOut(_ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(photo) {
    // expected-error@+1 {{an aspect ratio both ways decides nothing: the one length follows the other already; give one of them a length of its own}}
    $0.setTopLeft(to: .zero).setWidth(toHeight: 16 / 9).setHeight(toWidth: 16 / 9)
  }
}

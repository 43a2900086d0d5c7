// Two lengths that follow each other decide neither.
// control: replace "toHeight" with "to"
import Plumb

func layOut(_ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(photo) {
    // expected-error@+1 {{an aspect ratio both ways decides nothing: the one length follows the other already; give one of them a length of its own}}
    $0.setHeight(toWidth: 1).setWidth(toHeight: 1).setMiddleCenter(at: .measured { $0.middleCenter })
  }
}

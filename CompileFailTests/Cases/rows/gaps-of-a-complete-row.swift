// A complete row has distributed its remaining space.
// control: replace "setGaps" with "movingTop"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    // expected-error@+1 {{'setGaps(to:)' is unavailable: the layout is complete: the remaining space is already distributed}}
    $0.row().stickOnParentVertically().fitWidth().equalizeGaps().setGaps(to: 4)
  }
}

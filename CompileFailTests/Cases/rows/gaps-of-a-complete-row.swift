// What is left has one taker, and a complete row has it.
// control: replace "setGaps" with "movingTop"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    // expected-error@+1 {{'setGaps(to:)' is unavailable: the layout is complete: what the lengths leave has a taker already}}
    $0.row().stickOnParentVertically().fitWidth().equalizeGaps().setGaps(to: 4)
  }
}

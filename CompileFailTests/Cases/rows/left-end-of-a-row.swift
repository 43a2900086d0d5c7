// A row follows the writing direction, unless it is one from the left.
// control: replace "row(left" with "rowFromLeft(left"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    // expected-error@+1 {{a row goes from leading to trailing: row(leading: 8, trailing: 8); one from left to right is rowFromLeft(left: 8, right: 8)}}
    $0.row(left: 8, right: 8).fitWidth().equalizeGaps().stickOnParentVertically()
  }
}

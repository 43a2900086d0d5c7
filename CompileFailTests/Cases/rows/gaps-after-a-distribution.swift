// A distribution decides the gaps.
// control: replace "setGaps" with "setWidth"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    // expected-error@+1 {{a distribution decides the gaps already; add lengths, such as fitWidth() or fitHeight()}}
    $0.row().stickOnParentVertically().equalizeGaps().setGaps(to: 8)
  }
}

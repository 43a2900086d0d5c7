// The gaps of a row are set together.
// control: replace "setGap(" with "setGaps("
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    // expected-error@+1 {{the gaps between all children are set together: setGaps(to: 8)}}
    $0.row().equalizeWidths().setGap(to: 8).stickOnParentVertically()
  }
}

// Widths that fill the row leave nothing to distribute.
// control: replace "equalizeWidths" with "fitWidth"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    // expected-error@+1 {{'equalizeGaps(includingEnds:)' is unavailable: weights take up all that is left, so there is nothing to distribute; add setGaps(to:)}}
    $0.row().stickOnParentVertically().equalizeWidths().equalizeGaps()
  }
}

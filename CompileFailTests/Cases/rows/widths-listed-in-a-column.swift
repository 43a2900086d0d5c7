// A column lists heights; its widths are across it.
// control: replace "setWidths" with "setHeights"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    // expected-error@+1 {{'setWidths(to:)' is unavailable: a column lists heights: setHeights(to:); its widths are decided across it}}
    $0.column().setWidths(to: [.fitted, .share]).setGaps(to: 8).stickOnParentHorizontally()
  }
}

// A column shares out heights; its widths are across it.
// control: replace "equalizeWidths" with "equalizeHeights"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    // expected-error@+1 {{'equalizeWidths()' is unavailable: a column shares out heights: equalizeHeights() or weighHeights(by:); its widths are decided across it}}
    $0.column().equalizeWidths().setGaps(to: 8).stickOnParentHorizontally()
  }
}

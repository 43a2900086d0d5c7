// A row shares out widths; its heights are across it.
// control: replace "equalizeHeights" with "equalizeWidths"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    // expected-error@+1 {{'equalizeHeights()' is unavailable: a row shares out widths: equalizeWidths() or weighWidths(by:); its heights are decided across it}}
    $0.row().equalizeHeights().setGaps(to: 8).stickOnParentVertically()
  }
}

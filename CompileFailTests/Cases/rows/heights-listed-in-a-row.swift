// A row lists widths; its heights are across it.
// control: replace "setHeights" with "setWidths"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    // expected-error@+1 {{'setHeights(to:)' is unavailable: a row lists widths: setWidths(to:); its heights are decided across it}}
    $0.row().setHeights(to: [.fitted, .share]).setGaps(to: 8).stickOnParentVertically()
  }
}

// A row lists widths; its heights are across it.
// control: replace "setHeights" with "setWidths"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    $0.row().setHeights(to: [.fitted, .share]).setGaps(to: 8).stickOnParentVertically()
  }
}

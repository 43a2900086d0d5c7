// Widths are decided once: the same for all, or one by one.
// control: replace "setWidths(to: [.fitted])" with "equalizeWidths()"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    let row = $0.row().stickOnParentVertically().fitWidth()
    _ = row.setWidths(to: [.fitted])
    return row.equalizeGaps()
  }
}

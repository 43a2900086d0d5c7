// Each branch gives a complete group.
// control: replace "fitWidth" with "equalizeWidths"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView, isWide: Bool) {
  // expected-error@+1 {{underspecified: every branch ends with a complete row, column, flow or matrix, and one of them does not}}
  card.plumb.layout(views) {
    if isWide {
      $0.row().fitWidth().setGaps(to: 8).stickOnParentVertically()
    } else {
      $0.column().equalizeHeights().setGaps(to: 8).stickOnParentHorizontally()
    }
  }
}

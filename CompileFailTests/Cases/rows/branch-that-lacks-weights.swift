// Each branch gives a complete group.
// control: replace "fitWidth" with "equalizeWidths"
import Plumb

func store(_ views: [HeadlessView], in card: HeadlessContainerView, isWide: Bool) {
  // expected-error@+1 {{underspecified: every branch ends with a complete row, column, flow or matrix, and one of them does not}}
  card.plumb.setLayout(for: views) {
    if isWide {
      $0.row().fitWidth().setGaps(to: 8).stickOnParentVertically()
    } else {
      $0.column().equalizeHeights().setGaps(to: 8).stickOnParentHorizontally()
    }
  }
}

// One thing takes the remaining space: the gaps or the widths.
// control: replace "equalizeWidths" with "fitWidth"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    // expected-error@+1 {{'equalizeWidths()' is unavailable: two ways to take up what is left: a distribution gives it to gaps or leaves it beside the run, and weights give it to the lengths; keep one}}
    $0.row().equalizeGaps().equalizeWidths().stickOnParentVertically()
  }
}

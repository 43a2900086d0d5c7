// Across a row a second top decides nothing.
// control: replace "setTop(to: 5" with "setHeight(to: 5"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    // expected-error@+1 {{the vertical axis has its top already; add middle, bottom or height}}
    $0.row().fitWidth().equalizeGaps().setTop(to: 0).setTop(to: 5)
  }
}

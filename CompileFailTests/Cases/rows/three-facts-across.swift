// Across a row two facts decide each child.
// control: replace "setHeight" with "movingTop"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    // expected-error@+1 {{the vertical axis is complete: two facts already decide it}}
    $0.row().fitWidth().equalizeGaps().setTop(to: 0).fitHeight().setHeight(to: 5)
  }
}

// The widths along a row are decided once.
// control: replace "setWidth" with "setTop"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    let row = $0.row().fitWidth()
    // expected-error@+1 {{the widths along the row are decided already; lengths that weights add to come before the weights}}
    _ = row.setWidth(to: 30)
    return row.equalizeGaps().stickOnParentVertically()
  }
}

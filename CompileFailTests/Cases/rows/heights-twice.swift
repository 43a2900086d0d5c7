// The heights along a column are decided once.
// control: replace "setHeight" with "setLeft"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    let column = $0.column().fitHeight()
    // expected-error@+1 {{'setHeight(to:part:like:by:toWidth:)' is unavailable: the heights along the column are decided already; lengths that weights add to come before the weights}}
    _ = column.setHeight(to: 30)
    return column.equalizeGaps().stickOnParentHorizontally()
  }
}

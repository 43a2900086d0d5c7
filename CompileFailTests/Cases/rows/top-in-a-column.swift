// A column places its children along it itself.
// control: replace "setTop" with "setLeft"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    let column = $0.column().fitHeight()
    // expected-error@+1 {{a column places its children along it itself: decide heights, and what takes up the rest; where it begins and ends is decided in column(…)}}
    _ = column.setTop(to: 8)
    return column.equalizeGaps().stickOnParentHorizontally()
  }
}

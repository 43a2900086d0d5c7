// A row places its children along it itself.
// control: replace "setLeft" with "setTop"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    let row = $0.row().fitWidth()
    // expected-error@+1 {{a row places its children along it itself: decide widths, and what takes up the rest; where it begins and ends is decided in row(…)}}
    _ = row.setLeft(to: 8)
    return row.equalizeGaps().stickOnParentVertically()
  }
}

// A trailing edge and a width decide where the leading edge is.
// control: replace "setLeading" with "movingLeading"
import Plumb

func layOut(_ time: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(time) {
    // expected-error@+1 {{the horizontal axis is complete: trailing and width already decide it}}
    $0.fitSize().setTopTrailing(by: { $0.topTrailing }).setLeading(to: 8)
  }
}

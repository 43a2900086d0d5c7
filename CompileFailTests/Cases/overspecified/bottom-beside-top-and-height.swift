// A top edge and a height decide where the bottom edge is.
// control: replace "setBottom" with "movingBottom"
import Plumb

func layOut(_ button: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(button) {
    // expected-error@+1 {{the vertical axis is complete: top and height already decide it}}
    $0.setTopLeft(to: .zero).fitSize().setBottom(to: 96)
  }
}

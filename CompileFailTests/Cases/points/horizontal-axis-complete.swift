// A point does not fit where its horizontal axis is complete.
// control: replace "stickOnParentHorizontally" with "fitWidth"
import Plumb

func layOut(_ header: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(header) {
    // expected-error@+1 {{the horizontal axis is complete: two facts already decide it; a point decides a fact of each axis}}
    $0.stickOnParentHorizontally().setTopLeft(to: .zero).fitHeight()
  }
}

// A top edge and a middle decide where the bottom edge is.
// control: replace "setBottom" with "pinchingBottom"
// mend: replace ".setBottom(to: 96)" with ""
import Plumb

func layOut(_ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(photo) {
    // expected-error@+1 {{the vertical axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting}}
    $0.setLeft(to: 8).fitWidth().setTop(to: 8).setMiddle(to: 64).setBottom(to: 96)
  }
}

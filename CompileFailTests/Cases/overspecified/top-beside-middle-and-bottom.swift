// A middle and a bottom edge decide where the top edge is.
// control: replace "setTop" with "pinchingTop"
// mend: replace ".setTop(to: 8)" with ""
import Plumb

func layOut(_ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(photo) {
    // expected-error@+1 {{the vertical axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting}}
    $0.setLeft(to: 8).fitWidth().setMiddle(to: 64).setBottom(to: 96).setTop(to: 8)
  }
}

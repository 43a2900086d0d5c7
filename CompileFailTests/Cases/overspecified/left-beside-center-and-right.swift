// A center and a right edge decide where the left edge is.
// control: replace "setLeft" with "pinchingLeft"
// mend: replace ".setLeft(to: 8)" with ""
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the horizontal axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting}}
    $0.setTop(to: 8).fitHeight().setCenter(to: 64).setRight(to: 96).setLeft(to: 8)
  }
}

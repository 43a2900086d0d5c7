// A left edge and a center decide where the right edge is.
// control: replace "setRight" with "pinchingRight"
// mend: replace ".setRight(to: 96)" with ""
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the horizontal axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting}}
    $0.setTop(to: 8).fitHeight().setLeft(to: 8).setCenter(to: 96).setRight(to: 96)
  }
}

// A leading edge and a center decide where the trailing edge is.
// control: replace "setTrailing" with "pinchingTrailing"
// mend: replace ".setTrailing(to: 96)" with ""
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the horizontal axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting}}
    $0.setTop(to: 8).fitHeight().setLeading(to: 8).setCenter(to: 64).setTrailing(to: 96)
  }
}

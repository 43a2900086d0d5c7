// A center and a trailing edge decide where the leading edge is.
// control: replace "setLeading" with "pinchingLeading"
// mend: replace ".setLeading(to: 8)" with ""
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the horizontal axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting}}
    $0.setTop(to: 8).fitHeight().setCenter(to: 64).setTrailing(to: 96).setLeading(to: 8)
  }
}

// A leading edge and a width decide where the trailing edge is.
// control: replace "setTrailing" with "movingTrailing"
// mend: replace ".setTrailing(to: 96)" with ""
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the horizontal axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting}}
    $0.setTopLeading(to: .zero).fitSize().setTrailing(to: 96)
  }
}

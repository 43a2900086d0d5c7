// A trailing edge and a width decide where the leading edge is.
// control: replace "setLeading" with "movingLeading"
// mend: replace ".setLeading(to: 8)" with ""
import Plumb

func layOut(_ time: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(time) {
    // expected-error@+1 {{the horizontal axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting}}
    $0.fitSize().setTopTrailing(at: .measured { $0.topTrailing }).setLeading(to: 8)
  }
}

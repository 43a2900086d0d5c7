// A leading edge and a width decide where the trailing edge is.
// control: replace "setTrailing" with "movingTrailing"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the horizontal axis is complete: leading and width already decide it}}
    $0.setTopLeading(to: .zero).fitSize().setTrailing(to: 96)
  }
}

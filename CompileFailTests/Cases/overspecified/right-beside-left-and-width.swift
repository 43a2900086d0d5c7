// A left edge and a width decide where the right edge is.
// control: replace "setRight" with "movingRight"
// mend: replace ".setRight(to: 96)" with ""
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the horizontal axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting}}
    $0.setTop(to: 8).setLeft(to: 8).fitSize().setRight(to: 96)
  }
}

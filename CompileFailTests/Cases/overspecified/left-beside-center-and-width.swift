// A centered view with a width has its left edge.
// control: replace "setLeft" with "movingLeft"
// mend: replace ".setLeft(to: 8)" with ""
import Plumb

func layOut(_ button: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(button) {
    // expected-error@+1 {{the horizontal axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting}}
    $0.setTop(to: 8).fitSize().setCenter(by: { $0.center }).setLeft(to: 8)
  }
}

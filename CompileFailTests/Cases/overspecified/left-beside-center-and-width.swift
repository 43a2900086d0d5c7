// A centered view with a width has its left edge.
// control: replace "setLeft" with "movingLeft"
import Plumb

func layOut(_ button: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(button) {
    // expected-error@+1 {{the horizontal axis is complete: center and width already decide it}}
    $0.setTop(to: 8).fitSize().setCenter(by: { $0.center }).setLeft(to: 8)
  }
}

// The vertical center is called middle.
// control: replace "setCenterY" with "setMiddle"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the vertical center is setMiddle: setMiddle(to: 80)}}
    $0.setCenterY(to: 80).setLeft(to: 8).fitSize()
  }
}

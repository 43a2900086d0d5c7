// The least x of a frame is its left.
// control: replace "setMinX" with "setLeft"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the verb is setLeft, and says what the number is: setLeft(inset: 8), setLeft(to: 8)}}
    $0.setMinX(to: 8).setTop(to: 8).fitSize()
  }
}

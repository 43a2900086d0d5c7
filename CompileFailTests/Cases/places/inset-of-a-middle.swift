// A middle has no inside; it is moved along its axis.
// control: replace "setMiddle(inset:" with "setMiddle(offset:"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a middle has no side to be inset from; move it along the axis: setMiddle(offset: 8)}}
    $0.setMiddle(inset: 8).setLeft(inset: 8).fitSize()
  }
}

// The middle has no inside; it is moved along both axes.
// control: replace "setMiddleCenter" with "setTopLeft"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the middle has no side to be inset from; move it along both axes: setMiddleCenter(offset: .zero)}}
    $0.setMiddleCenter(inset: 8).fitSize()
  }
}

// A center has no inside; it is moved along its axis.
// control: replace "setCenter(inset:" with "setCenter(offset:"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a center has no side to be inset from; move it along the axis: setCenter(offset: 8)}}
    $0.setCenter(inset: 8).setTop(inset: 8).fitSize()
  }
}

// A pinned point on the right does not go with a leading edge.
// control: replace "setMiddleRight" with "setMiddleTrailing"
import Plumb

func layOut(_ title: HeadlessView, beside time: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{left and right do not go with leading and trailing: which side leading is on depends on the writing direction; add center, width or the other of leading and trailing}}
    $0.setLeading(to: 8).setMiddleRight(at: .measured(on: time) { $0.bottomCenter.moved(x: 8) })
      .fitHeight()
  }
}

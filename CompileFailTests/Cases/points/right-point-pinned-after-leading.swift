// A pinned point on the right does not go with a leading edge.
// control: replace "pinMiddleRight" with "pinMiddleTrailing"
import Plumb

func layOut(_ title: HeadlessView, beside time: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{right does not go with leading: which side leading is on depends on the writing direction; add center, trailing or width}}
    $0.setLeading(to: 8).pinMiddleRight(to: time, with: { $0.bottomCenter.moved(x: 8) })
      .fitHeight()
  }
}

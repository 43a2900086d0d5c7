// A pin is a fact like any other: right does not go with leading.
// control: replace "pinRight" with "pinTrailing"
import Plumb

func layOut(_ title: HeadlessView, before time: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{right does not go with leading: which side leading is on depends on the writing direction; add center, trailing or width}}
    $0.setLeading(to: 8).pinRight(to: time, with: { $0.center }).setTop(to: 8).fitHeight()
  }
}

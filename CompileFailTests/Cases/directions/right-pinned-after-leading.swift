// A pin is a fact like any other: right does not go with leading.
// control: replace "pinRight" with "pinTrailing"
import Plumb

func layOut(_ title: HeadlessView, before time: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{left and right do not go with leading and trailing: which side leading is on depends on the writing direction; add center, width or the other of leading and trailing}}
    $0.setLeading(to: 8).pinRight(to: time, with: { $0.center }).setTop(to: 8).fitHeight()
  }
}

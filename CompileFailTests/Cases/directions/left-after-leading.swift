// Left-to-right, leading is left, and the pair would be one fact twice.
// control: replace "setLeft" with "setTrailing"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{left and right do not go with leading and trailing: which side leading is on depends on the writing direction; add center, width or the other of leading and trailing}}
    $0.setLeading(to: 8).setLeft(to: 72).setTop(to: 8).fitHeight()
  }
}

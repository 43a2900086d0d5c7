// Right-to-left, trailing is left, and the pair would be one fact twice.
// control: replace "setTrailing" with "setRight"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{trailing does not go with left: which side trailing is on depends on the writing direction; add center, right or width}}
    $0.setLeft(to: 8).setTrailing(to: 72).setTop(to: 8).fitHeight()
  }
}

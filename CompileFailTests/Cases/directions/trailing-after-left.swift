// Right-to-left, trailing is left, and the pair would be one fact twice.
// control: replace "setTrailing" with "setRight"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{leading and trailing do not go with left and right: which side leading is on depends on the writing direction; add center, width or the other of left and right}}
    $0.setLeft(to: 8).setTrailing(to: 72).setTop(to: 8).fitHeight()
  }
}

// Left-to-right, trailing is right, and the pair would be one fact twice.
// control: replace "setTrailing" with "setLeft"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{trailing does not go with right: which side trailing is on depends on the writing direction; add left, center or width}}
    $0.setRight(by: { $0.right - 8 }).setTrailing(to: 8).setTop(to: 8).fitHeight()
  }
}

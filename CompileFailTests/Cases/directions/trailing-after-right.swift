// Left-to-right, trailing is right, and the pair would be one fact twice.
// control: replace "setTrailing" with "setLeft"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{leading and trailing do not go with left and right: which side leading is on depends on the writing direction; add center, width or the other of left and right}}
    $0.setRight(by: { $0.right - 8 }).setTrailing(to: 8).setTop(to: 8).fitHeight()
  }
}

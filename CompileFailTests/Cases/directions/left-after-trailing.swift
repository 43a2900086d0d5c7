// Right-to-left, trailing is left, and the pair would be one fact twice.
// control: replace "setLeft" with "setLeading"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{left does not go with trailing: which side trailing is on depends on the writing direction; add leading, center or width}}
    $0.setTrailing(by: { $0.trailing - 8 }).setLeft(to: 8).setTop(to: 8).fitHeight()
  }
}

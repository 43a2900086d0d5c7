// Right-to-left, leading is right, and the pair would be one fact twice.
// control: replace "setRight" with "setTrailing"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{right does not go with leading: which side leading is on depends on the writing direction; add center, trailing or width}}
    $0.setLeading(to: 8).setRight(to: 72).setTop(to: 8).fitHeight()
  }
}

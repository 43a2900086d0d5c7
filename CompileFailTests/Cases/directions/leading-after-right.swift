// Right-to-left, leading is right, and the pair would be one fact twice.
// control: replace "setLeading" with "setLeft"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{leading does not go with right: which side leading is on depends on the writing direction; add left, center or width}}
    $0.setRight(by: { $0.right - 8 }).setLeading(to: 8).setTop(to: 8).fitHeight()
  }
}

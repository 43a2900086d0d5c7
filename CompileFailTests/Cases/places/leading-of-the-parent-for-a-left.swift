// Which side of the parent is leading depends on the writing direction, and left does not.
// control: replace "parent.leading" with "parent.left"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{left, center and right stand on horizontal places, which do not follow the writing direction: setLeft(at: .parent.left)}}
    $0.setLeft(at: .parent.leading, offset: 8).setTop(inset: 8).fitSize()
  }
}

// The places of the parent are typed by axis as well.
// control: replace "parent.right" with "parent.middle"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{top, middle and bottom stand on vertical places: setTop(at: .parent.top)}}
    $0.setTop(at: .parent.right).setLeft(inset: 8).fitSize()
  }
}

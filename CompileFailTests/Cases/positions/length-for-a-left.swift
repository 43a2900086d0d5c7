// A left edge is a place; how wide the parent is does not say where.
// control: replace "$0.width" with "$0.center"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{cannot convert value of type 'CGFloat' to closure result type 'Position<Horizontal>'}}
    $0.setLeft(by: { $0.width }).setTop(to: 8).fitSize()
  }
}

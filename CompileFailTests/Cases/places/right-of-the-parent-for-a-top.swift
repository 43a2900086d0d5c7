// The places of the parent are typed by axis as well.
// control: replace "parent.right" with "parent.middle"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+2 {{member chain produces result of type 'LayoutPlace<Horizontal>' but contextual base was inferred as 'LayoutPlace<Vertical>'}}
    // expected-note@+1 {{arguments to generic parameter 'Axis' ('Horizontal' and 'Vertical') are expected to be equal}}
    $0.setTop(at: .parent.right).setLeft(inset: 8).fitSize()
  }
}

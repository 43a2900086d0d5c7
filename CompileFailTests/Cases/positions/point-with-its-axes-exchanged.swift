// A point has a horizontal place and a vertical one, in this order.
// control: replace "y: $0.left" with "y: $0.top"
import Plumb

func layOut(_ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(photo) {
    // expected-error@+2 {{cannot convert value of type 'Position<Horizontal>' to expected argument type 'Position<Vertical>'}}
    // expected-note@+1 {{arguments to generic parameter 'Axis' ('Horizontal' and 'Vertical') are expected to be equal}}
    $0.fitSize().setTopLeft(at: .measured { LayoutPoint(x: $0.center, y: $0.left) })
  }
}

// A top edge stands at a vertical place.
// control: replace "plumb.right" with "plumb.bottom"
import Plumb

func layOut(_ title: HeadlessView, beside photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+2 {{cannot convert value of type 'LayoutPlace<Horizontal>' to expected argument type 'LayoutPlace<Vertical>'}}
    // expected-note@+1 {{arguments to generic parameter 'Axis' ('Horizontal' and 'Vertical') are expected to be equal}}
    $0.setTop(at: photo.plumb.right).setLeft(inset: 8).fitSize()
  }
}

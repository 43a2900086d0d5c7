// The box around several views has vertical places and horizontal ones.
// control: replace "plumb.bottom" with "plumb.right"
import Plumb

func layOut(_ title: HeadlessView, beside photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+2 {{cannot convert value of type 'LayoutPlace<Vertical>' to expected argument type 'LayoutPlace<Horizontal>'}}
    // expected-note@+1 {{arguments to generic parameter 'Axis' ('Vertical' and 'Horizontal') are expected to be equal}}
    $0.setLeft(at: [photo, card].plumb.bottom).setTop(inset: 8).fitSize()
  }
}

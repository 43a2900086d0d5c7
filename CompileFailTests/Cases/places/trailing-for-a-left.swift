// Which side trailing is on depends on the writing direction, and left does not.
// control: replace "plumb.trailing" with "plumb.right"
import Plumb

func layOut(_ title: HeadlessView, beside photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+2 {{cannot convert value of type 'LayoutPlace<Directional>' to expected argument type 'LayoutPlace<Horizontal>'}}
    // expected-note@+1 {{arguments to generic parameter 'Axis' ('Directional' and 'Horizontal') are expected to be equal}}
    $0.setLeft(at: photo.plumb.trailing, offset: 8).setTop(inset: 8).fitSize()
  }
}

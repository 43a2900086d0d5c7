// The point at a part of the width stands at a horizontal place.
// control: replace "plumb.bottom" with "plumb.right"
import Plumb

func layOut(_ title: HeadlessView, beside photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+2 {{cannot convert value of type 'LayoutPlace<Vertical>' to expected argument type 'LayoutPlace<Horizontal>'}}
    // expected-note@+1 {{arguments to generic parameter 'Axis' ('Vertical' and 'Horizontal') are expected to be equal}}
    $0.setHorizontal(at: 0.3, on: photo.plumb.bottom).setTop(inset: 8).fitSize()
  }
}

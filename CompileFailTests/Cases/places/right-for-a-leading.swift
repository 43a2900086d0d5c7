// Right is on one side in both writing directions, and leading is not.
// control: replace "plumb.right" with "plumb.trailing"
import Plumb

func layOut(_ title: HeadlessView, beside photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+2 {{cannot convert value of type 'LayoutPlace<Horizontal>' to expected argument type 'LayoutPlace<Directional>'}}
    // expected-note@+1 {{arguments to generic parameter 'Axis' ('Horizontal' and 'Directional') are expected to be equal}}
    $0.setLeading(at: photo.plumb.right, offset: 8).setTop(inset: 8).fitSize()
  }
}

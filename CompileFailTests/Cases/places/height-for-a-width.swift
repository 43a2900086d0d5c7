// A width is like another width.
// control: replace "plumb.height" with "plumb.width"
import Plumb

func layOut(_ title: HeadlessView, beside photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+2 {{cannot convert value of type 'LayoutLength<Vertical>' to expected argument type 'LayoutLength<Horizontal>'}}
    // expected-note@+1 {{arguments to generic parameter 'Axis' ('Vertical' and 'Horizontal') are expected to be equal}}
    $0.setWidth(like: photo.plumb.height).setTopLeft(inset: 8).fitHeight()
  }
}

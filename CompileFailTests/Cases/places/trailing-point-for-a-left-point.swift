// A top left point is not made of leading and trailing.
// control: replace "topTrailing" with "topRight"
import Plumb

func layOut(_ title: HeadlessView, beside photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+2 {{cannot convert value of type 'LayoutPlacePoint<Directional>' to expected argument type 'LayoutPlacePoint<Horizontal>'}}
    // expected-note@+1 {{arguments to generic parameter 'X' ('Directional' and 'Horizontal') are expected to be equal}}
    $0.setTopLeft(at: photo.plumb.topTrailing.moved(x: 8)).fitSize()
  }
}

// A left edge stands at a place; how wide a photo is does not say where.
// control: replace "plumb.width" with "plumb.right"
import Plumb

func layOut(_ title: HeadlessView, beside photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{cannot convert value of type 'LayoutLength<Horizontal>' to expected argument type 'LayoutPlace<Horizontal>'}}
    $0.setLeft(at: photo.plumb.width).setTop(inset: 8).fitSize()
  }
}

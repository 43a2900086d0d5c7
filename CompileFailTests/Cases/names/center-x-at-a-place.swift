// The horizontal center is called center.
// control: replace "setCenterX" with "setCenter"
import Plumb

func layOut(_ title: HeadlessView, beside photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the horizontal center is setCenter: setCenter(to: 160)}}
    $0.setCenterX(at: photo.plumb.center).setTop(inset: 8).fitSize()
  }
}

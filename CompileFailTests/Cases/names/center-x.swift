// The horizontal center is called center.
// control: replace "setCenterX" with "setCenter"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the horizontal center is setCenter: setCenter(to: 160)}}
    $0.setCenterX(to: 160).setTop(to: 8).fitSize()
  }
}

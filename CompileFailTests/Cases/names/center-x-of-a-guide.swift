// The horizontal center of a guide is called center.
// control: replace "centerX" with "center"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the horizontal center is center}}
    $0.setLeft(by: { $0.centerX }).setTop(to: 8).fitSize()
  }
}

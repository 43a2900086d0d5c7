// Where two edges decide the width, a view can only be asked for its height.
// control: replace "fitSize" with "fitHeight"
import Plumb

func layOut(_ text: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(text) {
    // expected-error@+1 {{the horizontal axis is complete: two facts already decide it; a size decides a fact of each axis}}
    $0.setTopLeft(to: .zero).setRight(by: { $0.right }).fitSize()
  }
}

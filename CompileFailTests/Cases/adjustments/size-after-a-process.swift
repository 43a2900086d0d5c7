// A processed frame has its size.
// control: replace "setSize" with "expandingSize"
import Plumb

func layOut(_ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(photo) {
    // expected-error@+1 {{the horizontal axis is complete: two facts already decide it; a size decides a fact of each axis}}
    $0.setTopLeft(to: .zero).fitSize().addingProcess { $0.frame.integral }.setSize(to: .zero)
  }
}

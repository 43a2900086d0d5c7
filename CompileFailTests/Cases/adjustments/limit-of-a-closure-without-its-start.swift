// What a closure limits has both ends, so that the view can be as narrow as it wants.
// control: replace "{ ..." with "{ 0..."
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{to: takes a closure that returns a range with both ends: limitingWidth(to: { 0...$0.parent.width })}}
    $0.setTopLeft(to: .zero).fitSize().limitingWidth(to: { ...$0.parent.width })
  }
}

// Both edges of an axis have a call for that.
// control: replace ".horizontal(" with ".horizontally("
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView) {
  // expected-error@+1 {{both edges of an axis are horizontally() and vertically(): horizontally(8)}}
  title.plumb.pin { $0.horizontal(8).top(8).height(40) }
}

// A chain has centers.
// control: replace ".middle" with ".center"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView) {
  // expected-error@+1 {{a view is aligned at .top, .center or .bottom}}
  title.plumb.pin { $0.top().bottom().height(40).align(.middle) }
}

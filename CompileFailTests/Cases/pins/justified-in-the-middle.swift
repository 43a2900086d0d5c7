// A chain has centers.
// control: replace ".middle" with ".center"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView) {
  // expected-error@+1 {{a view is justified at .left, .center, .right, .start or .end}}
  title.plumb.pin { $0.left().right().width(40).justify(.middle) }
}

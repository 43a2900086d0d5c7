// The closure says when the chain is over.
// control: replace "layout()" with "top()"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{'layout()' is unavailable: there is no layout() to forget: the chain is over with its closure}}
  title.plumb.pin { $0.left(8).layout() }
}

// Beside a view is a side of it.
// control: replace ".rightOf" with ".beyond"
// mend: replace "rightOf(photo)" with "right(of: photo)"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, _ photo: HeadlessView) {
  // expected-error@+1 {{beside a view is left(of:), right(of:), before(of:) or after(of:): right(of: photo)}}
  title.plumb.pin { $0.rightOf(photo).top(8).size(40) }
}

extension PinChain {
  func beyond(_ view: HeadlessView) -> Self { self }
}

// A chain begins in a closure, which knows where it ends.
// control: replace "title.plumb" with "kept.plumb"
// mend: replace "_ = title.plumb.pin.top(8).left(8)" with "title.plumb.pin { $0.top(8).left(8) }"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, _ kept: Kept) {
  // expected-error@+1 {{a chain stands in a closure: title.plumb.pin { $0.top(8).left(8) }}}
  _ = title.plumb.pin.top(8).left(8)
}

struct Kept { let plumb: Pin }
struct Pin { let pin: PinStart<HeadlessView> }

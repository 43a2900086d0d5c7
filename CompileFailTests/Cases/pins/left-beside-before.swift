// Before a view is the end along the writing direction, which may be left or right.
// control: replace "left(8)" with "start(8)"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, before badge: HeadlessView) {
  // expected-error@+1 {{before(of:) says end; end beside left or right: which of them is which depends on the writing direction}}
  title.plumb.pin { $0.top(8).left(8).before(of: badge) }
}

// A chain is about one view, and a list has several.
// control: replace "views.plumb" with "title.plumb"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, _ views: [HeadlessView]) {
  // expected-error@+1 {{a chain is for one view: for view in views { view.plumb.pin { $0.top(8).left(8) } }}}
  views.plumb.pin { $0.top(8).left(8).size(40) }
}

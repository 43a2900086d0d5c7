// What is kept is behind a word of its own.
// control: replace ".plumb" with ".itself"
// mend: replace "title.plumb.keep" with "title.keep"
import Plumb
import PlumbConstraints

func keep(_ title: HeadlessView) {
  // expected-error@+1 {{keep is the view's own: title.keep.width.equal = 40}}
  title.plumb.keep.width.equal = 40
}

extension HeadlessView {
  var itself: HeadlessView { self }
}

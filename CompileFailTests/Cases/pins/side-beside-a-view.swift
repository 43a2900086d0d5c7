// Beside a view its top, its center or its bottom is aligned.
// control: replace ".left" with ".top"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, beside photo: HeadlessView) {
  // expected-error@+1 {{beside a view, its top, center or bottom is aligned}}
  title.plumb.pin { $0.right(of: photo, aligned: .left) }
}

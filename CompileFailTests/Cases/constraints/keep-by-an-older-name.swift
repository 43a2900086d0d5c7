// What is kept of a view stands behind keep.
// control: replace "keepWidth" with "keptWidth"
// mend: replace "keepWidth" with "keep.width"
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView) {
  // expected-error@+1 {{attributes are behind keep: title.keep.width.equal = 40}}
  title.keepWidth.equal = 40
}

extension HeadlessView {
  var keptWidth: KeepAttribute { keep.width }
}

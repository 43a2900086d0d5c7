// What is kept of a view stands behind keep.
// control: replace "keepHorizontalCenter" with "keptCenter"
// mend: replace "keepHorizontalCenter" with "keep.centerX"
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView) {
  // expected-error@+1 {{attributes are behind keep: title.keep.centered(), title.keep.centerX.equal = 0.5}}
  title.keepHorizontalCenter.equal = 0.5
}

extension HeadlessView {
  var keptCenter: KeepAttribute { keep.centerX }
}

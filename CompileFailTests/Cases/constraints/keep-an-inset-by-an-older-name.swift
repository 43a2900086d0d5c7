// What is kept of a view stands behind keep.
// control: replace "keepTopInset" with "keptInset"
// mend: replace "keepTopInset" with "keep.topInset"
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView) {
  // expected-error@+1 {{attributes are behind keep: title.keep.topInset.equal = 8}}
  title.keepTopInset.equal = 8
}

extension HeadlessView {
  var keptInset: KeepAttribute { keep.topInset }
}

// What is kept of a view stands behind keep.
// control: replace "keepTopOffsetTo" with "keptOffset"
// mend: replace "keepTopOffsetTo(photo)" with "keep.topOffset(to: photo)"
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, _ photo: HeadlessView) {
  // expected-error@+1 {{attributes are behind keep: title.keep.topOffset(to: photo).equal = 8}}
  title.keepTopOffsetTo(photo).equal = 8
}

extension HeadlessView {
  func keptOffset(_ other: HeadlessView) -> KeepAttribute { keep.topOffset(to: other) }
}

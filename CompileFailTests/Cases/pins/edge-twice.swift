// An edge has one place.
// control: replace ".left(20)" with ".right(20)"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{'left' is unavailable: left is set already; a chain says each thing once}}
  title.plumb.pin { $0.left(8).left(20) }
}

// A limit is said once.
// control: replace "minHeight(90)" with "maxHeight(90)"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{'minHeight' is unavailable: minHeight is set already; a chain says each thing once}}
  title.plumb.pin { $0.minHeight(80).minHeight(90) }
}

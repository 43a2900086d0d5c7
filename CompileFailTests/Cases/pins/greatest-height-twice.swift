// A limit is said once.
// control: replace "maxHeight(90)" with "minHeight(90)"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{'maxHeight' is unavailable: maxHeight is set already; a chain says each thing once}}
  title.plumb.pin { $0.maxHeight(80).maxHeight(90) }
}

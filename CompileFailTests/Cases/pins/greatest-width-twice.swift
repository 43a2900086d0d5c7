// A limit is said once.
// control: replace "maxWidth(90)" with "minWidth(90)"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{'maxWidth' is unavailable: maxWidth is set already; a chain says each thing once}}
  title.plumb.pin { $0.maxWidth(80).maxWidth(90) }
}

// A limit is said once.
// control: replace "minWidth(90)" with "maxWidth(90)"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{'minWidth' is unavailable: minWidth is set already; a chain says each thing once}}
  title.plumb.pin { $0.minWidth(80).minWidth(90) }
}

// A center has one place.
// control: replace "hCenter(8)" with "vCenter(8)"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{'hCenter' is unavailable: hCenter is set already; a chain says each thing once}}
  title.plumb.pin { $0.hCenter().hCenter(8) }
}

// A corner pins its edges, whatever else does.
// control: replace "topLeft" with "topRight"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{topLeft says left; left is set already; a chain says each thing once}}
  title.plumb.pin { $0.left(8).topLeft() }
}

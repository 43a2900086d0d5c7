// A chain is pinned to a point of a view.
// control: replace "to: photo" with "to: point"
// mend: replace "to: photo" with "to: photo.anchor.center"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, on photo: HeadlessView, _ point: PinAnchor) {
  // expected-error@+1 {{center is pinned to a point of a view, behind anchor: center(to: photo.anchor.center)}}
  title.plumb.pin { $0.center(to: photo).size(40) }
}

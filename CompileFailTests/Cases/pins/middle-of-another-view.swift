// A view is centered in another one at its anchor.
// control: replace "of: photo" with "of: point"
// mend: replace "center(of: photo).top(8).left(8)" with "center(to: photo.anchor.center)"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, on photo: HeadlessView, _ point: PinAnchor) {
  // expected-error@+1 {{center is pinned to a point of a view, behind anchor: center(to: photo.anchor.center)}}
  title.plumb.pin { $0.center(of: photo).top(8).left(8).size(40) }
}

extension PinChain {
  func center(of point: PinAnchor) -> Self { self }
}

// The edges of a view are behind edge.
// control: replace "photo.bottom" with "photo.level"
// mend: replace "photo.bottom" with "photo.edge.bottom"
import Plumb
import PlumbPin

extension HeadlessView { var level: PinVerticalEdge { edge.bottom } }

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{the edges of a view are behind edge: top(to: photo.edge.bottom)}}
  title.plumb.pin { $0.top(to: photo.bottom).left(8).sizeToFit() }
}

// A ratio needs a side to start from.
// control: replace "left" with "width"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{aspectRatio needs a width or a height to start from; add width, height, or both edges of an axis}}
  title.plumb.pin { $0.left(8).aspectRatio(2) }
}

// A ratio is one answer too many beside a width and a height.
// control: replace "size" with "width"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{aspectRatio beside a width and a height; leave out one of the three}}
  title.plumb.pin { $0.size(90).aspectRatio(2) }
}

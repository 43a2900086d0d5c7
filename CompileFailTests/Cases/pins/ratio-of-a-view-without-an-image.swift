// Only an image has a ratio of its own.
// control: replace "aspectRatio()" with "aspectRatio(2)"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{'aspectRatio()' is unavailable: only a view with an image has a ratio of its own; say it: aspectRatio(2)}}
  title.plumb.pin { $0.width(90).aspectRatio() }
}

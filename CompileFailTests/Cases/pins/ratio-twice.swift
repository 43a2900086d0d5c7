// The size is adjusted once.
// control: replace "aspectRatio(3)" with "minHeight(3)"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{'aspectRatio' is unavailable: the size is adjusted already; a chain has one sizeToFit or one aspectRatio}}
  title.plumb.pin { $0.width(90).aspectRatio(2).aspectRatio(3) }
}

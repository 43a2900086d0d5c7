// The size is adjusted once.
// control: replace "aspectRatio(2)" with "maxHeight(2)"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{'aspectRatio' is unavailable: the size is adjusted already; a chain has one sizeToFit or one aspectRatio}}
  title.plumb.pin { $0.width(90).sizeToFit(.width).aspectRatio(2) }
}

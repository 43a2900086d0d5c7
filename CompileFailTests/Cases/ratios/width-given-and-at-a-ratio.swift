// A width that is given does not follow the height as well.
// control: replace "setWidth(to:" with "setLeft(to:"
import Plumb

func layOut(_ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(photo) {
    // expected-error@+1 {{the horizontal axis has its width already; add left, center, right, leading or trailing}}
    $0.setWidth(to: 64).setWidth(toHeight: 1).stickOnParentVertically()
  }
}

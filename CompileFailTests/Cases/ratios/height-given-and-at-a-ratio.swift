// A height that is given does not follow the width as well.
// control: replace "setHeight(to:" with "setTop(to:"
import Plumb

func layOut(_ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(photo) {
    // expected-error@+1 {{the vertical axis has its height already; add top, middle or bottom}}
    $0.setHeight(to: 64).setHeight(toWidth: 1).stickOnParentHorizontally()
  }
}

// All four edges do not fit where an axis is complete.
// control: replace "stickOnParent" with "stickOnParentHorizontally"
import Plumb

func layOut(_ header: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(header) {
    // expected-error@+1 {{the vertical axis is complete: top and height already decide it}}
    $0.setTop(to: 0).setHeight(to: 44).stickOnParent()
  }
}

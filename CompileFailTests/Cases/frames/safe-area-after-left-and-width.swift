// All four edges of the safe area do not fit where an axis is complete.
// control: replace "stickOnParentSafeArea" with "stickOnParentVertically"
import Plumb

func layOut(_ sidebar: HeadlessView, in window: HeadlessView) {
  window.plumb.layout(sidebar) {
    // expected-error@+1 {{a whole frame is four facts at once and goes with no other fact}}
    $0.setLeft(to: 0).setWidth(to: 240).stickOnParentSafeArea()
  }
}

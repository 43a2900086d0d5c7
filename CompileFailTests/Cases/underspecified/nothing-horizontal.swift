// Edges of the vertical axis do not decide the horizontal one.
// control: replace "stickOnParentVertically" with "stickOnParent"
import Plumb

func layOut(_ sidebar: HeadlessView, in window: HeadlessView) {
  window.plumb.layout(sidebar) {
    // expected-error@+1 {{underspecified frame: the horizontal axis has nothing; add two of left, center, right, leading, trailing and width}}
    $0.stickOnParentVertically()
  }
}

// Edges of the horizontal axis do not decide the vertical one.
// control: replace "stickOnParentHorizontally" with "stickOnParent"
import Plumb

func layOut(_ toolbar: HeadlessView, in window: HeadlessView) {
  window.plumb.layout(toolbar) {
    // expected-error@+1 {{underspecified frame: the vertical axis has nothing; add two of top, middle, bottom and height}}
    $0.stickOnParentHorizontally()
  }
}

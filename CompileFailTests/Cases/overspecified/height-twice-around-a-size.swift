// One fact given twice is one fact, whatever stands between: the axis is not complete.
// control: replace "setHeight(to: 60)" with "setTop(to: 60)"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{the vertical axis has its height already; add top, middle or bottom}}
  card.plumb.layout(title) { $0.setHeight(to: 44).stickOnParentHorizontally().setHeight(to: 60) }
}

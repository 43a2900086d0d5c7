// Only a view that scrolls has a content.
// control: replace "HeadlessConstraintView" with "HeadlessConstraintScrollView"
import Plumb
import PlumbConstraints

func constrain(_ title: HeadlessView, in page: HeadlessConstraintView) {
  page.plumb.activate {
    // expected-error@+1 {{property 'content' requires that 'HeadlessConstraintView' conform to 'ScrollingHost'}}
    title.anchors.allEdges == page.anchors.content.allEdges
  }
}

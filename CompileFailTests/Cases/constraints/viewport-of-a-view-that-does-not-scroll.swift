// Only a view that scrolls has a viewport.
// control: replace "HeadlessConstraintView" with "HeadlessConstraintScrollView"
import Plumb
import PlumbConstraints

func constrain(_ title: HeadlessView, in page: HeadlessConstraintView) {
  page.plumb.activate {
    // expected-error@+1 {{property 'viewport' requires that 'HeadlessConstraintView' conform to 'ScrollingHost'}}
    title.anchors.top == page.anchors.viewport.top
  }
}

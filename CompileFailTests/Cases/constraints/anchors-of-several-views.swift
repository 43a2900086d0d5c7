// An equation is about one view.
// control: replace "views.anchors" with "title.anchors"
import Plumb
import PlumbConstraints

func layOut(_ views: [HeadlessView], _ title: HeadlessView, in card: ConstraintView) {
  card.plumb.activate {
    // expected-error@+1 {{an equation is about one view: for view in views { view.anchors.width == 40 }}}
    views.anchors.width == 40
  }
}

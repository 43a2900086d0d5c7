// An area has no areas of its own.
// control: replace "margins.safeArea" with "margins.allEdges"
import Plumb
import PlumbConstraints

func constrain(_ title: HeadlessView, in card: HeadlessConstraintView) {
  card.plumb.activate {
    // expected-error@+1 {{value of type 'AreaAnchors' has no member 'safeArea'}}
    title.anchors.allEdges == card.anchors.margins.safeArea
  }
}

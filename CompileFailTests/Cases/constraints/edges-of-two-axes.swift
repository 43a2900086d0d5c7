// The sides of one view are not the top and the bottom of another.
// control: replace "verticalEdges" with "horizontalEdges"
import Plumb
import PlumbConstraints

func constrain(_ title: HeadlessView, in card: HeadlessConstraintView) {
  card.plumb.activate {
    // expected-error@+1 {{the edges of an equation are the same ones on both sides: allEdges, horizontalEdges or verticalEdges}}
    title.anchors.horizontalEdges == card.anchors.verticalEdges
  }
}

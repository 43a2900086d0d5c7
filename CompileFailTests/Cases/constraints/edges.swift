// Edges are those of one axis or of both.
// control: replace "title.anchors.edges" with "title.anchors.allEdges"
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, in card: ConstraintView) {
  // expected-error@+1 {{four edges are allEdges, two of them horizontalEdges or verticalEdges}}
  card.plumb.activate { title.anchors.edges == card.anchors.allEdges - 8 }
}

// Four edges are not compared with two of them.
// control: replace "horizontalEdges" with "allEdges"
import Plumb
import PlumbConstraints

func keep(_ title: HeadlessView, in card: HeadlessConstraintView) {
  card.plumb.activate {
    // expected-error@+1 {{'==' is unavailable: the edges of an equation are the same ones on both sides: allEdges, horizontalEdges or verticalEdges}}
    title.anchors.allEdges == card.anchors.horizontalEdges - 8
  }
}

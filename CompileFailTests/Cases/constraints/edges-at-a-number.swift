// Edges are compared with edges.
// control: replace "== 8" with "== edges"
// mend: replace "== 8" with "== card.anchors.allEdges - 8"
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, _ edges: EdgesAnchor<AllEdges>, in card: ConstraintView) {
  card.plumb.activate {
    // expected-error@+1 {{edges are compared with edges: title.anchors.allEdges == card.anchors.allEdges - 8}}
    title.anchors.allEdges == 8
  }
}

// Edges are compared with edges.
// control: replace "card.anchors.leading" with "card.anchors.allEdges"
import Foundation
import Plumb
import PlumbConstraints

func keep(
  _ title: HeadlessView, _ photo: HeadlessView, _ size: CGSize, in card: ConstraintView
) {
  card.plumb.activate {
    // expected-error@+1 {{edges are compared with edges: title.anchors.allEdges == card.anchors.allEdges - 8}}
    title.anchors.allEdges == card.anchors.leading + 8
  }
}

// Edges stand alone on the left side.
// control: replace "moved ==" with "edges =="
import Foundation
import Plumb
import PlumbConstraints

func keep(_ edges: EdgesAnchor<AllEdges>, _ moved: InsetEdges<AllEdges>, in card: ConstraintView) {
  card.plumb.activate {
    // expected-error@+1 {{what is kept stands alone on the left side; add or subtract on the right side}}
    moved == card.anchors.allEdges - 8
  }
}

// Edges are moved inwards by minus.
// control: replace "inset(" with "border("
// mend: replace "allEdges.inset(8)" with "allEdges - 8"
import Foundation
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, in card: ConstraintView) {
  // expected-error@+1 {{edges are moved inwards by minus: title.anchors.allEdges == card.anchors.allEdges - 8}}
  card.plumb.activate { title.anchors.allEdges == card.anchors.allEdges.inset(8) }
}

extension EdgesAnchor {
  func border(_ width: CGFloat) -> InsetEdges<Edges> { self - width }
}

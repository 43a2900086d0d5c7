// A matrix has insets from four edges.
// control: replace "insets: distance" with "insets: distances"
import Foundation
import Plumb

func layOut(
  _ views: [HeadlessView], _ distance: CGFloat, _ distances: LayoutInsets, in card: HeadlessView
) {
  card.plumb.layout(views) {
    // expected-error@+1 {{insets are of four edges: matrix(insets: LayoutInsets(all: 8))}}
    $0.matrix(insets: distance).setColumns(2).setRows(2).setCells { $0.stickOnParent() }
  }
}

// How far a view is from an edge of another one is its margin.
// control: replace "offset:" with "aside:"
// mend: replace "top(to: photo.edge.bottom, offset: 8)" with "top(to: photo.edge.bottom).marginTop(8)"
import Foundation
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, below photo: HeadlessView) {
  // expected-error@+1 {{a distance from an edge is a margin: top(to: photo.edge.bottom).marginTop(8)}}
  title.plumb.pin { $0.top(to: photo.edge.bottom, offset: 8).left(8) }
}

extension PinChain where V: PinTakesTop {
  func top(to edge: PinVerticalEdge, aside distance: CGFloat) -> PinChain<
    View, H, V.AddingTop, Adjustment, Edges, Widths, Heights
  > { top(to: edge) }
}

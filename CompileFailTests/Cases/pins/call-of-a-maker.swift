// A chain has calls of its own.
// control: replace "setTop" with "hang"
// mend: replace "setTop(inset: 8)" with "top(8)"
import Foundation
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{a chain has calls without set: top(8)}}
  title.plumb.pin { $0.setTop(inset: 8).left(8).size(40) }
}

extension PinChain where V == PinRows.Open {
  func hang(inset: CGFloat) -> PinChain<View, H, PinRows.Top, Adjustment, Edges, Widths, Heights> {
    top(inset)
  }
}

// One number is for both edges.
// control: replace "horizontally" with "apart"
// mend: replace "horizontally(8, 4)" with "left(8).right(4)"
import Foundation
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView) {
  // expected-error@+1 {{one number is for all edges; others have calls of their own: left(8).right(4)}}
  title.plumb.pin { $0.horizontally(8, 4).top(8) }
}

extension PinChain where H: PinTakesLeft, H.AddingLeft: PinTakesRight {
  func apart(_ left: CGFloat, _ right: CGFloat) -> PinChain<
    View, H.AddingLeft.AddingRight, V, Adjustment, Edges, Widths, Heights
  > { self.left(left).right(right) }
}

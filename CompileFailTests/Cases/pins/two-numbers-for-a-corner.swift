// One number is for both edges of a point.
// control: replace "topLeft" with "apart"
// mend: replace "topLeft(8, 12)" with "top(8).left(12)"
import Foundation
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView) {
  // expected-error@+1 {{one number is for both edges; two are two calls: top(8).left(12)}}
  title.plumb.pin { $0.topLeft(8, 12).size(40) }
}

extension PinChain where V: PinTakesTop, H: PinTakesLeft {
  func apart(_ top: CGFloat, _ left: CGFloat) -> PinChain<
    View, H.AddingLeft, V.AddingTop, Adjustment, Edges, Widths, Heights
  > { self.top(top).left(left) }
}

// A ratio is one number.
// control: replace "aspectRatio(16, 9)" with "shape(16, 9)"
// mend: replace "16, 9" with "16 / 9"
import Foundation
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{a ratio is the width divided by the height: aspectRatio(16 / 9)}}
  title.plumb.pin { $0.width(90).aspectRatio(16, 9) }
}

extension PinChain where Adjustment == PinUnadjusted, V == PinRows.Open, H == PinColumns.Width {
  func shape(_ width: CGFloat, _ height: CGFloat) -> PinChain<
    View, H, V, PinRatio, Edges, Widths, Heights
  > { aspectRatio(width / height) }
}

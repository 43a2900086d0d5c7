// The distance from a view is a margin.
// control: replace "below" with "beneath"
// mend: replace "(of: photo, 8)" with "(of: photo).marginTop(8)"
import Foundation
import Plumb
import PlumbPin

extension PinChain where V: PinTakesTop {
  func beneath(of view: HeadlessView, _ points: CGFloat) -> PinChain<
    View, H, V.AddingTop, Adjustment, Edges, Widths, Heights
  > { top(to: view.edge.bottom) }
}

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{a distance from a view is a margin: below(of: photo).marginTop(8)}}
  title.plumb.pin { $0.below(of: photo, 8).left(8).sizeToFit() }
}

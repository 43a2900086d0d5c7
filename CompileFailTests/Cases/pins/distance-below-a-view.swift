// How far a view is from what it is below is its margin.
// control: replace "offset:" with "aside:"
// mend: replace "below(of: photo, offset: 8)" with "below(of: photo).marginTop(8)"
import Foundation
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, below photo: HeadlessView) {
  // expected-error@+1 {{a distance from a view is a margin: below(of: photo).marginTop(8)}}
  title.plumb.pin { $0.below(of: photo, offset: 8).left(8) }
}

extension PinChain where V: PinTakesTop {
  func below(of view: HeadlessView, aside distance: CGFloat) -> PinChain<
    View, H, V.AddingTop, Adjustment, Edges, Widths, Heights
  > { below(of: view) }
}

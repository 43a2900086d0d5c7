// A chain has a call for each limit.
// control: replace ".limitingWidth" with ".limited"
// mend: replace "limitingWidth(to: ...200)" with "maxWidth(200)"
import Foundation
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView) {
  // expected-error@+1 {{a limit is minWidth, maxWidth, minHeight or maxHeight: maxWidth(240)}}
  title.plumb.pin { $0.top(8).left(8).size(40).limitingWidth(to: ...200) }
}

extension PinChain {
  func limited(to range: PartialRangeThrough<CGFloat>) -> Self { self }
}

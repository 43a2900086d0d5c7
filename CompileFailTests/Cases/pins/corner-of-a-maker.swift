// A chain says a corner without set, and calls leading start.
// control: replace ".setTopLeading" with ".upper"
// mend: replace "setTopLeading(inset: 8)" with "topStart(8)"
import Foundation
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView) {
  // expected-error@+1 {{a chain has calls without set: topStart(8)}}
  title.plumb.pin { $0.setTopLeading(inset: 8).size(40) }
}

extension PinChain {
  func upper(inset: CGFloat) -> Self { self }
}

// A chain says a size without set.
// control: replace ".setSize" with ".large"
// mend: replace "setSize(width: 40, height: 20)" with "width(40).height(20)"
import Foundation
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView) {
  // expected-error@+1 {{a chain has calls without set: size(40)}}
  title.plumb.pin { $0.topLeft(8).setSize(width: 40, height: 20) }
}

extension PinChain {
  func large(width: CGFloat, height: CGFloat) -> Self { self }
}

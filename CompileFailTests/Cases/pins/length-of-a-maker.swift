// A chain says a length without set.
// control: replace ".setWidth" with ".wide"
// mend: replace "setWidth(to: 50)" with "width(50)"
import Foundation
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView) {
  // expected-error@+1 {{a chain has calls without set: width(100)}}
  title.plumb.pin { $0.top(8).left(8).setWidth(to: 50) }
}

extension PinChain {
  func wide(to width: CGFloat) -> Self { self }
}

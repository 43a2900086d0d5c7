// A chain says both centers without set.
// control: replace ".setMiddleCenter" with ".amid"
// mend: replace "setMiddleCenter(offset: .zero)" with "center()"
import Foundation
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView) {
  // expected-error@+1 {{a chain has calls without set: center()}}
  title.plumb.pin { $0.setMiddleCenter(offset: .zero).size(40) }
}

extension PinChain {
  func amid(offset: CGPoint) -> Self { self }
}

// A size is one number for both lengths; each length has a call.
// control: replace "size(width" with "sides(width"
// mend: replace "size(width: 40, height: 20)" with "width(40).height(20)"
import Foundation
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView) {
  // expected-error@+1 {{each length has a call: width(40).height(20), or both: size(40)}}
  title.plumb.pin { $0.topLeft(8).size(width: 40, height: 20) }
}

extension PinChain {
  func sides(width: CGFloat, height: CGFloat) -> Self { self }
}

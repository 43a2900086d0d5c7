// Each side has a margin of its own.
// control: replace ".margin(" with ".apart("
// mend: replace "margin(top: 8)" with "marginTop(8)"
import Foundation
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView) {
  // expected-error@+1 {{each side has a margin of its own: marginTop(8).marginLeft(8)}}
  title.plumb.pin { $0.top().left().size(40).margin(top: 8) }
}

extension PinChain {
  func apart(top: CGFloat) -> Self { self }
}

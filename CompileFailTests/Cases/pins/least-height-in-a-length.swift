// A limit is a call of its own, beside what decides the length.
// control: replace "height(min" with "tall(min"
// mend: replace "height(min: 20)" with "minHeight(20)"
import Foundation
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{a limit is minWidth, maxWidth, minHeight or maxHeight: maxWidth(240)}}
  title.plumb.pin { $0.top(8).left(8).width(80).height(min: 20).sizeToFit(.width) }
}

extension PinChain {
  func tall(min points: CGFloat) -> Self { self }
}

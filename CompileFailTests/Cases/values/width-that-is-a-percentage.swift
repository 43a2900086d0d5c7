// A percentage belongs to a pin chain, and a part of the parent's width is a number.
// control: replace "part: half" with "part: ratio"
import Foundation
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, in card: HeadlessView, half: PinPercent, ratio: CGFloat) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a percentage belongs to a pin chain; a maker takes a part of the parent: setWidth(part: 0.5)}}
    $0.setTop(inset: 8).setLeft(inset: 8).setWidth(part: half).fitHeight()
  }
}

// A frame is four facts, and one of them is decided already.
// control: replace "bar.setFrame" with "maker.setFrame"
import Foundation
import Plumb

func layOut(_ header: HeadlessView, in frame: CGRect?, of card: HeadlessView) {
  card.plumb.layout(header) { maker in
    let bar = maker.setHeight(to: 44)
    // expected-error@+1 {{a whole frame is four facts at once and goes with no other fact}}
    if let frame { return bar.setFrame(to: frame) }
    return bar.setTop(to: 0).stickOnParentHorizontally()
  }
}

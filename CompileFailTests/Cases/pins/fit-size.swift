// A chain has the names of PinLayout.
// control: replace "fitSize" with "sizeToFit"
import Foundation
import Plumb
import PlumbPin

func layOut(_ title: Label) {
  // expected-error@+1 {{a view is asked for its size by sizeToFit(), or at a side that stays: sizeToFit(.width)}}
  title.plumb.pin { $0.topLeft(8).fitSize() }
}

final class Label: HeadlessView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { size }
}

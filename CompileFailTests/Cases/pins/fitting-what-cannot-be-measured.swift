// Nothing in a plain layer asks for a size.
// control: replace "Unmeasured" with "Measured"
import Foundation
import Plumb
import PlumbPin

final class Node: Layoutable {
  typealias PlumbMeasure = Unmeasured
  weak var plumbParent: Node?
  var plumbFrame = CGRect.zero
  func plumbSizeThatFits(_ size: CGSize) -> CGSize { plumbFrame.size }
}

func layOut(_ node: Node) {
  // expected-error@+1 {{nothing in this view asks for a size; say it: width(40).height(20)}}
  node.plumb.pin { $0.width(90).sizeToFit(.width) }
}

// The middle moves along two axes, so it takes two numbers.
// control: replace "offset: distance" with "offset: point"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, _ distance: CGFloat, _ point: CGPoint, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the middle moves along both axes: setMiddleCenter(offset: CGPoint(x: 8, y: 0))}}
    $0.setMiddleCenter(offset: distance).fitSize()
  }
}

// Two numbers are coordinates, and no point on a host.
// control: replace "at:" with "to:"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{at: takes a point that is measured; numbers go to to: setTopLeft(to: CGPoint(x: 8, y: 8))}}
    $0.setTopLeft(at: CGPoint(x: 8, y: 8)).fitSize()
  }
}

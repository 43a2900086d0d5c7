// Two numbers are coordinates, and no point on a host.
// control: replace "at:" with "to:"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{to: takes numbers, and at: a point that is measured and not nil: setTopLeft(to: CGPoint(x: 8, y: 8)), setTopLeft(at: photo.plumb.topLeft)}}
    $0.setTopLeft(at: CGPoint(x: 8, y: 8)).fitSize()
  }
}

// A point is pinned to what a closure measures; numbers alone need no reference.
// control: replace "with: numbers" with "with: corner"
import Foundation
import Plumb

func layOut(
  _ title: HeadlessView, over photo: HeadlessView, in card: HeadlessView, numbers: CGPoint,
  corner: @escaping (LayoutGuide.Reference<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
) {
  card.plumb.layout(title) {
    // expected-error@+1 {{with: takes a closure that measures the reference: pinTopLeft(to: photo, with: { $0.topLeft }); numbers alone go to to: setTopLeft(to: CGPoint(x: 8, y: 8))}}
    $0.pinTopLeft(to: photo, with: numbers).fitSize()
  }
}

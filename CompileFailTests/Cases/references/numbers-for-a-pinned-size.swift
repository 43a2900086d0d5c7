// A size is pinned to what a closure measures; numbers alone need no reference.
// control: replace "with: numbers" with "with: size"
import Foundation
import Plumb

func layOut(
  _ title: HeadlessView, over photo: HeadlessView, in card: HeadlessView, numbers: CGSize,
  size: @escaping (LayoutGuide.Reference<LayoutGuide.Plane>) -> CGSize
) {
  card.plumb.layout(title) {
    // expected-error@+1 {{with: takes a closure that measures the reference: pinSize(to: photo, with: { $0.size }); numbers alone go to to: setSize(to: CGSize(width: 100, height: 44))}}
    $0.pinSize(to: photo, with: numbers).setTopLeft(inset: 8)
  }
}

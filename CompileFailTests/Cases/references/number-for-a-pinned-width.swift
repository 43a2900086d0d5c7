// A width is pinned to what a closure measures; a number alone needs no reference.
// control: replace "with: 100" with "with: width"
import Foundation
import Plumb

func layOut(
  _ title: HeadlessView, below photo: HeadlessView, in card: HeadlessView,
  with width: @escaping (LayoutGuide.Reference<Horizontal>) -> CGFloat
) {
  card.plumb.layout(title) {
    // expected-error@+1 {{with: takes a closure that measures the reference: pinWidth(to: photo, with: { $0.width + 8 }); a number alone goes to to: setWidth(to: 8)}}
    $0.pinWidth(to: photo, with: 100).setTopLeft(inset: 8).fitHeight()
  }
}

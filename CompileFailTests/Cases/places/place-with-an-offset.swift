// A place is moved by the offset beside it, or by points that are added.
// control: replace ".offset" with ".lowered"
// mend: replace ".offset(8)" with " + 8"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a place is moved by offset:, or by the points that follow it: setTop(at: photo.plumb.bottom, offset: 8), photo.plumb.bottom + 8}}
    $0.setTop(at: photo.plumb.bottom.offset(8)).setLeft(to: 8).fitSize()
  }
}

extension LayoutPlace {
  func lowered(_ points: CGFloat) -> Self { self + points }
}

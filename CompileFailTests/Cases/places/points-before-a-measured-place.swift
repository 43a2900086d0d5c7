// A place is moved by the points that follow it.
// control: replace "8 +" with "8 &"
import Foundation
import Plumb

func & (points: CGFloat, place: LayoutPlace<Horizontal>) -> LayoutPlace<Horizontal> {
  place - -points
}

func layOut(_ title: HeadlessView, beside photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a place is moved by the points that follow it: photo.plumb.leading + 8}}
    $0.setLeft(at: 8 + photo.plumb.right).setTop(inset: 8).fitSize()
  }
}

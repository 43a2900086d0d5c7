// A point has two axes to be moved along.
// control: replace "offset: 8" with "moved: 8"
// mend: replace "bottomLeft, offset: 8" with "bottomLeft.moved(y: 8)"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{a point given to at: moves along both axes: setTopLeft(at: photo.plumb.topLeft.moved(x: 8, y: 8))}}
  card.plumb.layout(title) { $0.setTopLeft(at: photo.plumb.bottomLeft, offset: 8).fitSize() }
}

extension LayoutMaker where State: TakesTopLeft {
  func setTopLeft(at point: LayoutPlacePoint<Horizontal>, moved distance: CGFloat) -> LayoutMaker<
    State.AddingTopLeft
  > {
    setTopLeft(at: point.moved(y: distance))
  }
}

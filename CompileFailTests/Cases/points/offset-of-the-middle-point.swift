// The middle of another view has two axes to be moved along.
// control: replace "offset: 8" with "moved: 8"
// mend: replace "middleCenter, offset: 8" with "middleCenter.moved(y: 8)"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{a point given to at: moves along both axes: setMiddleCenter(at: photo.plumb.middleCenter.moved(x: 8, y: 8))}}
  card.plumb.layout(title) { $0.setMiddleCenter(at: photo.plumb.middleCenter, offset: 8).fitSize() }
}

extension LayoutMaker where State: TakesMiddleCenter {
  func setMiddleCenter(at point: LayoutPlacePoint<Horizontal>, moved distance: CGFloat)
    -> LayoutMaker<State.AddingMiddleCenter>
  {
    setMiddleCenter(at: point.moved(y: distance))
  }
}

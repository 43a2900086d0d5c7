// The center of both axes is a point.
// control: replace "setCenter" with "setMidst"
// mend: replace "setCenter(in: card)" with "setMiddleCenter(offset: .zero)"
import Foundation
import Plumb

extension LayoutMaker where State: TakesMiddleCenter {
  func setMidst(in view: HeadlessView) -> LayoutMaker<State.AddingMiddleCenter> {
    setMiddleCenter(offset: .zero)
  }
}

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{both centers are one point: setMiddleCenter(offset: .zero)}}
    $0.setCenter(in: card).fitSize()
  }
}

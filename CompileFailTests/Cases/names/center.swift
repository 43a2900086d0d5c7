// The center of both axes is a point.
// control: replace "center" with "amid"
// mend: replace "center()" with "setMiddleCenter(offset: .zero)"
import Foundation
import Plumb

extension LayoutMaker where State: TakesMiddleCenter {
  func amid() -> LayoutMaker<State.AddingMiddleCenter> { setMiddleCenter(offset: .zero) }
}

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{both centers are one point: setMiddleCenter(offset: .zero)}}
    $0.center().fitSize()
  }
}

// The center of both axes is a point.
// control: replace "centerInParent" with "amidParent"
// mend: replace "centerInParent()" with "setMiddleCenter(offset: .zero)"
import Foundation
import Plumb

extension LayoutMaker where State: TakesMiddleCenter {
  func amidParent() -> LayoutMaker<State.AddingMiddleCenter> { setMiddleCenter(offset: .zero) }
}

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{both centers are one point: setMiddleCenter(offset: .zero)}}
    $0.centerInParent().fitSize()
  }
}

// A position in a parent is that of the middle, and a verb says so.
// control: replace ".position" with ".centered"
// mend: replace "position(x: 160, y: 80)" with "setMiddleCenter(to: CGPoint(x: 160, y: 80))"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a position is that of the middle: setMiddleCenter(to: CGPoint(x: 8, y: 8))}}
    $0.position(x: 160, y: 80).fitSize()
  }
}

extension LayoutMaker where State: TakesMiddleCenter {
  func centered(x: CGFloat, y: CGFloat) -> LayoutMaker<State.AddingMiddleCenter> {
    setMiddleCenter(to: CGPoint(x: x, y: y))
  }
}

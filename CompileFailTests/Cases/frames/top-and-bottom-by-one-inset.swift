// Each edge has an inset of its own.
// control: replace "setVertical" with "setEnds"
// mend: replace "setVertical(inset: 8)" with "stickOnParentVertically(top: 8, bottom: 8)"
import Foundation
import Plumb

extension LayoutMaker where State: TakesVerticalEdges {
  func setEnds(inset: CGFloat) -> LayoutMaker<State.AddingVerticalEdges> {
    stickOnParentVertically(top: inset, bottom: inset)
  }
}

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{each edge has its inset: stickOnParentVertically(top: 8, bottom: 8)}}
    $0.setVertical(inset: 8).setLeft(to: 8).fitWidth()
  }
}

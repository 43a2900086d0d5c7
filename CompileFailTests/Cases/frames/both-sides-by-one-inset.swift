// Each edge has an inset of its own.
// control: replace "setHorizontal" with "setSides"
// mend: replace "setHorizontal(inset: 8)" with "stickOnParentHorizontally(leading: 8, trailing: 8)"
import Foundation
import Plumb

extension LayoutMaker where State: TakesHorizontalEdges {
  func setSides(inset: CGFloat) -> LayoutMaker<State.AddingHorizontalEdges> {
    stickOnParentHorizontally(leading: inset, trailing: inset)
  }
}

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{each edge has its inset: stickOnParentHorizontally(leading: 8, trailing: 8)}}
    $0.setHorizontal(inset: 8).setTop(to: 8).fitHeight()
  }
}

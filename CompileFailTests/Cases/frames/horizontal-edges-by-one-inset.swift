// Two edges have an inset each.
// control: replace "setHorizontalEdges" with "bothEdges"
// mend: replace "setHorizontalEdges(inset: 8)" with "stickOnParentHorizontally(leading: 8, trailing: 8)"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{each edge has its inset: stickOnParentHorizontally(leading: 8, trailing: 8)}}
    $0.setTop(to: 8).setHorizontalEdges(inset: 8).fitHeight()
  }
}

extension LayoutMaker where State: TakesHorizontalEdges {
  func bothEdges(inset: CGFloat) -> LayoutMaker<State.AddingHorizontalEdges> {
    stickOnParentHorizontally(leading: inset, trailing: inset)
  }
}

// A view that is as wide as its parent has both edges of it.
// control: replace ".frame" with ".wide"
// mend: replace "frame(maxWidth: .infinity)" with "stickOnParentHorizontally()"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{as wide as its parent is a view by both edges: stickOnParentHorizontally(leading: 8, trailing: 8)}}
    $0.setTop(inset: 8).setHeight(to: 40).frame(maxWidth: .infinity)
  }
}

extension LayoutMaker where State: TakesHorizontalEdges {
  func wide(maxWidth: CGFloat) -> LayoutMaker<State.AddingHorizontalEdges> {
    stickOnParentHorizontally()
  }
}

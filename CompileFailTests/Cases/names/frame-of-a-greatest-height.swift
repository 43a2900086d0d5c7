// A view that is as high as its parent has both edges of it.
// control: replace ".frame" with ".high"
// mend: replace "frame(maxHeight: .infinity)" with "stickOnParentVertically()"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{as high as its parent is a view by both edges: stickOnParentVertically(top: 8, bottom: 8)}}
    $0.setLeft(inset: 8).setWidth(to: 40).frame(maxHeight: .infinity)
  }
}

extension LayoutMaker where State: TakesVerticalEdges {
  func high(maxHeight: CGFloat) -> LayoutMaker<State.AddingVerticalEdges> {
    stickOnParentVertically()
  }
}

// A point is as far inwards from both edges; two distances are two facts.
// control: replace "top: 8" with "apart: 8"
// mend: replace "setTopLeft(top: 8, left: 12)" with "setTop(inset: 8).setLeft(inset: 12)"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{one inset is from both edges: setTopLeft(inset: 8); two are two facts: setTop(inset: 8).setLeft(inset: 12)}}
    $0.setTopLeft(top: 8, left: 12).fitSize()
  }
}

extension LayoutMaker where State: TakesTopLeft {
  func setTopLeft(apart top: CGFloat, left: CGFloat) -> LayoutMaker<State.AddingTopLeft> {
    setTopLeft(to: CGPoint(x: left, y: top))
  }
}

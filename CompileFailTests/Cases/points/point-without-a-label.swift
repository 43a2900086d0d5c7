// A point says whether it is a coordinate or an inset.
// control: replace "setTopLeft(.zero)" with "put(.zero)"
// mend: replace "setTopLeft(.zero)" with "setTopLeft(to: .zero)"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{say what the numbers are: setTopLeft(to: CGPoint(x: 8, y: 8)), setTopLeft(inset: 8)}}
  card.plumb.layout(title) { $0.setTopLeft(.zero).fitSize() }
}

extension LayoutMaker where State: TakesTopLeft {
  func put(_ point: CGPoint) -> LayoutMaker<State.AddingTopLeft> { setTopLeft(to: point) }
}

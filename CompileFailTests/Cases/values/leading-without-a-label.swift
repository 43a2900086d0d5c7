// A number says what it is: a length, an inset, an offset or a coordinate.
// control: replace "fitSize().setLeading" with "fitSize().indented"
// mend: replace "setLeading(8)" with "setLeading(inset: 8)"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{say what the number is: setLeading(to: 8), setLeading(inset: 8)}}
  card.plumb.layout(title) { $0.setTop(inset: 8).fitSize().setLeading(8) }
}

extension LayoutMaker where State: TakesLeading {
  func indented(_ inset: CGFloat) -> LayoutMaker<State.AddingLeading> { setLeading(inset: inset) }
}

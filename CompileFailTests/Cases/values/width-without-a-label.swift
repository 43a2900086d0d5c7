// A number says what it is: a length, an inset, an offset or a coordinate.
// control: replace "fitHeight().setWidth" with "fitHeight().limited"
// mend: replace "setWidth(200)" with "setWidth(to: 200)"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{say what the number is: setWidth(to: 8)}}
  card.plumb.layout(title) { $0.setTopLeft(to: .zero).fitHeight().setWidth(200) }
}

extension LayoutMaker where State: TakesWidth {
  func limited(_ width: CGFloat) -> LayoutMaker<State.AddingWidth> { setWidth(to: width) }
}

// A width is set, like any other fact.
// control: replace "$0.width" with "$0.wide"
// mend: replace "$0.width(100)" with "$0.setWidth(to: 100)"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{the verb is setWidth: setWidth(to: 100)}}
  card.plumb.layout(title) { $0.width(100).setTopLeft(to: .zero).fitHeight() }
}

extension LayoutMaker where State: TakesWidth {
  func wide(_ points: CGFloat) -> LayoutMaker<State.AddingWidth> { setWidth(to: points) }
}

// A name of another library is told even if the chain ends with it.
// control: replace "$0.width" with "$0.wide"
import Foundation
import Plumb

extension LayoutMaker where State: TakesWidth {
  func wide(_ length: CGFloat) -> LayoutMaker<IndividualLayout> { fatalError() }
}

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{the verb is setWidth: setWidth(to: 100)}}
  card.plumb.layout(title) { $0.width(100) }
}

// A name of another library is told even if a chain that lacks a fact ends with it.
// control: replace "centerX" with "middleX"
import Foundation
import Plumb

extension LayoutMaker where State: TakesCenter {
  func middleX(_ offset: CGFloat) -> LayoutMaker<IndividualLayout> { fatalError() }
}

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{the horizontal center is setCenter: setCenter(to: 160)}}
  card.plumb.layout(title) { $0.setTop(inset: 8).centerX(8) }
}

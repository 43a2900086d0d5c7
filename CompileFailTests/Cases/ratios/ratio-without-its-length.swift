// A ratio says which of the two lengths follows the other.
// control: replace "aspectRatio" with "fitting"
// mend: replace "aspectRatio(2)" with "setHeight(toWidth: 2)"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a ratio is the width divided by the height: setHeight(toWidth: 16 / 9)}}
    $0.setLeft(inset: 8).setRight(inset: 8).setTop(inset: 8).aspectRatio(2)
  }
}

extension LayoutMaker where State: TakesHeight {
  func fitting(_ ratio: CGFloat) -> LayoutMaker<State.AddingHeight> { fitHeight() }
}

// A ratio is one number.
// control: replace "setAspectRatio" with "setShape"
// mend: replace "setAspectRatio(16, 9)" with "setHeight(toWidth: 16 / 9)"
import Foundation
import Plumb

extension LayoutMaker where State: TakesHeightAtRatio {
  func setShape(_ width: CGFloat, _ height: CGFloat) -> LayoutMaker<State.AddingHeightAtRatio> {
    setHeight(toWidth: width / height)
  }
}

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a ratio is the width divided by the height: setHeight(toWidth: 16 / 9)}}
    $0.setTopLeft(inset: 8).setWidth(to: 80).setAspectRatio(16, 9)
  }
}

// A size has two lengths.
// control: replace "setSize(height: 40)" with "setSize(side: 40)"
// mend: replace "height: 40" with "width: 40, height: 40"
import Foundation
import Plumb

extension LayoutMaker where State: TakesSize {
  func setSize(side: CGFloat) -> LayoutMaker<State.AddingSize> {
    setSize(width: side, height: side)
  }
}

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a size has two lengths: setSize(width: 100, height: 44); one alone is setHeight(to: 44)}}
    $0.setTopLeft(inset: 8).setSize(height: 40)
  }
}

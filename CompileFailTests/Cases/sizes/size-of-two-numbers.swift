// Labels say which number is the width.
// control: replace ".setSize" with ".sizing"
// mend: replace "100, 44" with "width: 100, height: 44"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a size has two lengths: setSize(width: 100, height: 44), setSize(to: size)}}
    $0.setTopLeft(to: .zero).setSize(100, 44)
  }
}

extension LayoutMaker where State: TakesSize {
  func sizing(_ width: CGFloat, _ height: CGFloat) -> LayoutMaker<State.AddingSize> {
    setSize(width: width, height: height)
  }
}

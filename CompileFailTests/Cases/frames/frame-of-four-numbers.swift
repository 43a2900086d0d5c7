// A frame is a rectangle.
// control: replace "setFrame(x" with "setBox(x"
// mend: replace "setFrame(x: 8, y: 8, width: 100, height: 44)" with "setFrame(to: CGRect(x: 8, y: 8, width: 100, height: 44))"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a frame is a rectangle: setFrame(to: CGRect(x: 8, y: 8, width: 100, height: 44))}}
    $0.setFrame(x: 8, y: 8, width: 100, height: 44)
  }
}

extension LayoutMaker where State == IndividualProperty.Initial {
  func setBox(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { setFrame(to: CGRect(x: x, y: y, width: width, height: height)) }
}

// A label says whether a number is a distance or a place.
// control: replace "pinchingTop" with "staying"
// mend: replace "pinchingTop(8)" with "pinchingTop(by: 8)"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{say what the number is: pinchingTop(by: 8), pinchingTop(to: 8)}}
    $0.setTopLeft(to: .zero).fitSize().pinchingTop(8)
  }
}

extension LayoutMaker {
  func staying(_ distance: CGFloat) -> Self { self }
}

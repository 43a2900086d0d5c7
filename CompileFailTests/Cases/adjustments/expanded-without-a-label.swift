// A label says whether a number is a distance or a length.
// control: replace "expandingWidth" with "staying"
// mend: replace "expandingWidth(16)" with "expandingWidth(by: 16)"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{say what the number is: expandingWidth(by: 8), expandingWidth(to: 8)}}
    $0.setTopLeft(to: .zero).fitSize().expandingWidth(16)
  }
}

extension LayoutMaker {
  func staying(_ distance: CGFloat) -> Self { self }
}

// A size has two lengths, and each may grow by its own.
// control: replace "expandingSize" with "expandingWidth"
// mend: replace "16" with "CGSize(width: 16, height: 16)"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a size has two lengths: expandingSize(by: CGSize(width: 8, height: 8))}}
    $0.setTopLeft(to: .zero).fitSize().expandingSize(by: 16)
  }
}

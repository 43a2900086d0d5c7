// All four edges have another name than in a pin chain.
// control: replace "all" with "stickOnParent"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessContainerView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{all four edges are stickOnParent: stickOnParent(withInsets: LayoutInsets(all: 8))}}
    $0.all()
  }
}

// A point has a top.
// control: replace "setTopLeft" with "setLeft"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a baseline goes with a height alone: where the text is in a view follows from its height; add height}}
    $0.setFirstBaseline(to: 20).setTopLeft(to: .zero).fitSize()
  }
}

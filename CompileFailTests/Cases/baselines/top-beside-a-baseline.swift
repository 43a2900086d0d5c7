// Where the text is below the top follows from the height, and the height is open.
// control: replace "setTop" with "setHeight"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a baseline goes with a height alone: where the text is in a view follows from its height; add height}}
    $0.setLeft(to: 8).fitWidth().setFirstBaseline(to: 40).setTop(to: 20)
  }
}

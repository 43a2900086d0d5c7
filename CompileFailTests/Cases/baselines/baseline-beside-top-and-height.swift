// The top and the height decide where the text is.
// control: replace "setFirstBaseline" with "movingTop"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the vertical axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting}}
    $0.setLeft(to: 8).fitWidth().setTop(to: 8).fitHeight().setFirstBaseline(to: 20)
  }
}

// A corner has an inside, and an inset says how far inwards it goes.
// control: replace "offset: inset" with "inset: inset"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, by inset: CGFloat, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{an edge goes inwards: setTopLeft(inset: 8); offset: moves the middle, .moved(x: 8) a point given to at:}}
    $0.setTopLeft(offset: inset).fitSize()
  }
}

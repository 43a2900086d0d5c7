// A point is two numbers: how far to the right, and how far down.
// control: replace "CGFloat" with "CGPoint"
// mend: replace "to: inset" with "inset: inset"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, inset: CGFloat, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{cannot convert value of type 'CGFloat' to expected argument type 'CGPoint'}}
    $0.setTopLeft(to: inset).fitSize()
  }
}

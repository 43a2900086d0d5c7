// There is no distance between a horizontal place and a vertical one.
// control: replace "- $0.top" with "- $0.left"
import Foundation
import Plumb

func layOut(_ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(photo) {
    // expected-error@+2 {{cannot convert value of type 'Position<Vertical>' to expected argument type 'Position<Horizontal>'}}
    // expected-note@+1 {{arguments to generic parameter 'Axis' ('Vertical' and 'Horizontal') are expected to be equal}}
    $0.setTopLeft(to: .zero).setSize(like: .measured { CGSize(width: $0.right - $0.top, height: 44) })
  }
}

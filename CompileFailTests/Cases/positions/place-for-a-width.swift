// A width is a length: the distance between two places, and not one of them.
// control: replace "$0.right" with "$0.width"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{cannot convert value of type 'Position<Horizontal>' to closure result type 'CGFloat'}}
    $0.setTopLeft(to: .zero).setWidth(by: { $0.right - 8 }).fitHeight()
  }
}

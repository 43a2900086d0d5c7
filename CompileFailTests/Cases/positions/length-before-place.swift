// A place is moved by a length, and not a length by a place.
// control: replace "8 + $0.left" with "8 + $0.width"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    $0.setTop(to: 8).fitSize()
      // expected-error@+1 {{a place is moved by the length that follows it: $0.left + 8}}
      .setLeft(by: { 8 + $0.left > .init(160) ? $0.center : $0.left })
  }
}

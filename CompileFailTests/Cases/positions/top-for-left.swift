// A left edge is a horizontal place, and top is a vertical one.
// control: replace "$0.top" with "$0.center"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a horizontal fact is measured horizontally: by left, center, right, width or horizontal(at:)}}
    $0.setLeft(by: { $0.top }).setTop(to: 8).fitSize()
  }
}

// A left edge is moved to a horizontal place.
// control: replace "parent.top" with "parent.center"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a horizontal fact is measured horizontally: by left, center, right, width or horizontal(at:)}}
    $0.setTopLeft(to: .zero).fitSize().movingLeft(to: { $0.parent.top })
  }
}

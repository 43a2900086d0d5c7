// The width of a view is pinned to a width.
// control: replace "$0.height" with "$0.width"
import Plumb

func layOut(_ title: HeadlessView, beside photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a horizontal fact is measured horizontally: by left, center, right, width or horizontal(at:)}}
    $0.pinWidth(to: photo, with: { $0.height }).setTopLeft(inset: 8).fitHeight()
  }
}

// The width of a view is measured horizontally; a size measures both ways.
// control: replace "$0.height" with "$0.width"
import Plumb

func layOut(_ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(photo) {
    // expected-error@+1 {{a horizontal fact is measured horizontally: by left, center, right, width or horizontal(at:)}}
    $0.setWidth(by: { $0.height / 2 }).setTopLeft(to: .zero).fitHeight()
  }
}

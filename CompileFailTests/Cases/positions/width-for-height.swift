// The height of a view is measured vertically; a size measures both ways.
// control: replace "$0.width" with "$0.height"
import Plumb

func layOut(_ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(photo) {
    // expected-error@+1 {{a vertical fact is measured vertically: by top, middle, bottom, height or vertical(at:)}}
    $0.setHeight(by: { $0.width * 9 / 16 }).setTopLeft(to: .zero).fitWidth()
  }
}

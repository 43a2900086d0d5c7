// A stored fact takes places of its own axis.
// control: replace "$0.right" with "$0.bottom"
import Plumb

final class Card: HeadlessContainerView {
  let photo = HeadlessView()
  let caption = HeadlessView()

  func setUp() {
    plumb.setLayout(for: caption) {
      // expected-error@+1 {{a vertical fact is measured vertically: by top, middle, bottom, height or vertical(at:)}}
      $0.pinTop(to: photo, with: { $0.right + 4 }).setLeft(to: 8).fitSize()
    }
  }
}

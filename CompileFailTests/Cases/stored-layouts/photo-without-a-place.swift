// A stored size has still to be put somewhere.
// control: replace "setTop" with "setTopLeading"
import Plumb

final class Card: HeadlessContainerView {
  let photo = HeadlessView()

  func setUp() {
    addSubview(photo)
    plumb.setLayout(for: photo) {
      // expected-error@+1 {{underspecified frame: the horizontal axis has its width; add left, center, right, leading or trailing}}
      $0.setSize(like: .measured { $0.size }).setTop(to: .zero)
    }
  }
}

// A stored layout takes no fact too many either.
// control: replace "setWidth" with "expandingWidth"
import Plumb

final class Card: HeadlessContainerView {
  let title = HeadlessView()

  func setUp() {
    addSubview(title)
    plumb.setLayout(for: title) {
      // expected-error@+1 {{the horizontal axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting}}
      $0.setTop(to: 8).fitHeight().stickOnParentHorizontally(leading: 8).setWidth(to: 300)
    }
  }
}

// A branch takes no fact too many either.
// control: replace "setRight" with "movingRight"
import Plumb

func layOut(_ title: HeadlessView, isWide: Bool, in card: HeadlessView) {
  card.plumb.layout(title) { maker in
    let title = maker.setLeft(to: 8).setWidth(to: 64)
    if isWide {
      // expected-error@+1 {{the horizontal axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting}}
      return title.setTop(to: 8).fitHeight().setRight(to: 300)
    }
    return title.setTop(to: 8).fitHeight()
  }
}

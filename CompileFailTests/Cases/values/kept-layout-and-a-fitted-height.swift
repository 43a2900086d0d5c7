// A layout that was kept has its height, and the view is not asked for another.
// control: replace "row.fitHeight" with "start.fitHeight"
import Plumb

func layOut(_ title: HeadlessView, isTall: Bool, in card: HeadlessView) {
  card.plumb.layout(title) { maker in
    let start = maker.stickOnParentHorizontally().setTop(to: 8)
    let row = start.setHeight(to: 44)
    // expected-error@+1 {{the vertical axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting}}
    return isTall ? row.fitHeight() : row
  }
}

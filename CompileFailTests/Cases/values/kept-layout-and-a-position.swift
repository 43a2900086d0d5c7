// A layout that was kept has its top.
// control: replace "setTop(to: 60)" with "movingTop(to: 60)"
import Plumb

func layOut(_ title: HeadlessView, isSecond: Bool, in card: HeadlessView) {
  card.plumb.layout(title) { maker in
    let row = maker.setTopLeft(to: .zero).fitSize()
    // expected-error@+1 {{the vertical axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting}}
    return isSecond ? row.setTop(to: 60) : row
  }
}

// A left edge and a width decide where each part of the width is.
// control: replace "row.setHorizontal" with "start.setHorizontal"
import Plumb

func layOut(_ title: HeadlessView, beside photo: HeadlessView, isWide: Bool, in card: HeadlessView) {
  card.plumb.layout(title) { maker in
    let start = maker.setTop(inset: 8).fitHeight().setLeft(inset: 8)
    let row = start.setWidth(to: 64)
    // expected-error@+1 {{the horizontal axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting}}
    return isWide ? row.setHorizontal(at: 0.3, to: 100) : row
  }
}

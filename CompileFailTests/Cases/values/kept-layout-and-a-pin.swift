// A layout that was kept is not pinned to anything more.
// control: replace "row.pinTop" with "start.pinTop"
import Plumb

func layOut(_ title: HeadlessView, below photo: HeadlessView?, in card: HeadlessView) {
  card.plumb.layout(title) { maker in
    let start = maker.stickOnParentHorizontally().setHeight(to: 44)
    let row = start.setTop(to: 8)
    // expected-error@+1 {{the vertical axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting}}
    if let photo { return row.pinTop(to: photo, with: { $0.bottom + 8 }) }
    return row
  }
}

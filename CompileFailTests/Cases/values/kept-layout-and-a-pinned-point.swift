// A layout that was kept is not pinned by a point either.
// control: replace "row.pinTopLeading" with "size.pinTopLeading"
import Plumb

func layOut(_ title: HeadlessView, below photo: HeadlessView?, in card: HeadlessView) {
  card.plumb.layout(title) { maker in
    let size = maker.fitSize()
    let row = size.setTopLeading(to: .zero)
    // expected-error@+1 {{the layout is complete: two facts already decide each axis; to change its frame, add moving, pinching, expanding or limiting}}
    if let photo { return row.pinTopLeading(to: photo, with: { $0.bottomLeading }) }
    return row
  }
}

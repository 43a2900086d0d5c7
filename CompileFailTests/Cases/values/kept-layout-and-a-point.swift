// A layout that was kept is somewhere already.
// control: replace "row.setMiddleCenter" with "size.setMiddleCenter"
import Plumb

func layOut(_ title: HeadlessView, isCentered: Bool, in card: HeadlessView) {
  card.plumb.layout(title) { maker in
    let size = maker.fitSize()
    let row = size.setTopLeading(to: .zero)
    // expected-error@+1 {{the layout is complete: two facts already decide each axis; to change its frame, add moving, pinching, expanding or limiting}}
    return isCentered ? row.setMiddleCenter(by: { $0.middleCenter }) : row
  }
}

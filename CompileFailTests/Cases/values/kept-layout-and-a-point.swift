// A layout that was kept is somewhere already.
// control: replace "row.setMiddleCenter" with "size.setMiddleCenter"
import Plumb

func layOut(_ title: HeadlessView, isCentered: Bool, in card: HeadlessView) {
  card.plumb.layout(title) { maker in
    let size = maker.fitSize()
    let row = size.setTopLeading(to: .zero)
    // expected-error@+1 {{the horizontal axis is complete: two facts already decide it; a point decides a fact of each axis}}
    return isCentered ? row.setMiddleCenter(at: .measured { $0.middleCenter }) : row
  }
}

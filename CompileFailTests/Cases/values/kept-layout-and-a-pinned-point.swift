// A layout that was kept is not pinned by a point either.
// control: replace "row.setTopLeading" with "size.setTopLeading"
import Plumb

func layOut(_ title: HeadlessView, below photo: HeadlessView?, in card: HeadlessView) {
  card.plumb.layout(title) { maker in
    let size = maker.fitSize()
    let row = size.setTopLeading(to: .zero)
    // expected-error@+1 {{the horizontal axis is complete: two facts already decide it; a point decides a fact of each axis}}
    if let photo { return row.setTopLeading(at: .measured(on: photo) { $0.bottomLeading }) }
    return row
  }
}

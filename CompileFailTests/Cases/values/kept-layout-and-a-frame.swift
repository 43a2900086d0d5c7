// A layout that was kept has its frame.
// control: replace "row.stickOnParent" with "maker.stickOnParent"
import Plumb

func layOut(_ photo: HeadlessView, isFullSize: Bool, in card: HeadlessView) {
  card.plumb.layout(photo) { maker in
    let row = maker.setTopLeft(to: .zero).fitSize()
    // expected-error@+1 {{the layout is complete: two facts already decide each axis; to change its frame, add moving, pinching, expanding or limiting}}
    return isFullSize ? row.stickOnParent() : row
  }
}

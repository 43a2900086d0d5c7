// A layout that was kept has its frame.
// control: replace "row.stickOnParent" with "maker.stickOnParent"
import Plumb

func layOut(_ photo: HeadlessView, isFullSize: Bool, in card: HeadlessView) {
  card.plumb.layout(photo) { maker in
    let row = maker.setTopLeft(to: .zero).fitSize()
    // expected-error@+1 {{a whole frame is four facts at once and goes with no other fact}}
    return isFullSize ? row.stickOnParent() : row
  }
}

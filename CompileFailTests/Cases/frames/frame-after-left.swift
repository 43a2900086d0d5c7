// A frame is four facts, and one of them is decided already.
// control: replace "inset.setFrame" with "maker.setFrame"
import Plumb

func layOut(_ photo: HeadlessView, isFullSize: Bool, in card: HeadlessView) {
  card.plumb.layout(photo) { maker in
    let inset = maker.setLeft(to: 8)
    if isFullSize {
      // expected-error@+1 {{a whole frame is four facts at once and goes with no other fact}}
      return inset.setFrame(by: { $0.frame })
    }
    return inset.setTop(to: 8).fitSize()
  }
}

// A layout that was kept is complete, and a complete layout takes no further fact.
// control: replace "setWidth" with "expandingWidth"
import Plumb

func layOut(_ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(photo) { maker in
    let square = maker.setTopLeft(to: .zero).aspectFit(ratio: 1, in: { $0.size })
    // expected-error@+1 {{the horizontal axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting}}
    return square.setWidth(to: 64)
  }
}

// Two edges decide the width, and a pin cannot.
// control: replace "row.pinWidth" with "start.pinWidth"
import Plumb

func layOut(_ title: HeadlessView, beside photo: HeadlessView, isWide: Bool, in card: HeadlessView) {
  card.plumb.layout(title) { maker in
    let start = maker.setTop(inset: 8).fitHeight().setLeft(inset: 8)
    let row = start.setRight(inset: 8)
    // expected-error@+1 {{the horizontal axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting}}
    return isWide ? row.pinWidth(to: photo, with: { $0.width }) : row
  }
}

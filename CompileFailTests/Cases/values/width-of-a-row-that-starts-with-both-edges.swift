// What a start has decided is decided for each row that begins with it.
// control: replace "setWidth" with "expandingWidth"
import Plumb

func layOut(_ title: HeadlessView, _ text: HeadlessView, in card: HeadlessView) {
  let row = LayoutMaker().stickOnParentHorizontally(leading: 8, trailing: 8)
  card.plumb.layout(title) { _ in row.setTop(to: 8).fitHeight() }
  card.plumb.layout(text) { _ in
    // expected-error@+1 {{the horizontal axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting}}
    row.pinTop(to: title, with: { $0.bottom + 4 }).fitHeight().setWidth(to: 300)
  }
}

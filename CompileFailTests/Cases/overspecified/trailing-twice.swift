// A view has one trailing edge.
// control: replace "pinTrailing" with "pinLeading"
import Plumb

func layOut(_ title: HeadlessView, after photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the horizontal axis has its trailing already; add leading, center or width}}
    $0.setTrailing(by: { $0.trailing - 12 }).pinTrailing(to: photo, with: { $0.trailing + 12 })
      .setTop(to: 8).fitHeight()
  }
}

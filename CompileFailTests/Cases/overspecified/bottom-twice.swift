// A view has one bottom edge.
// control: replace "pinBottom" with "pinTop"
import Plumb

func layOut(_ caption: HeadlessView, below photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(caption) {
    // expected-error@+1 {{the vertical axis has its bottom already; add top, middle or height}}
    $0.setBottom(by: { $0.bottom - 8 }).pinBottom(to: photo, with: { $0.bottom + 4 })
      .setLeft(to: 8).fitWidth()
  }
}

// A view has one leading edge.
// control: replace "pinLeading" with "pinTrailing"
import Plumb

func layOut(_ title: HeadlessView, before photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the horizontal axis has its leading already; add center, trailing or width}}
    $0.setLeading(to: 12).pinLeading(to: photo, with: { $0.leading - 12 }).setTop(to: 8).fitHeight()
  }
}

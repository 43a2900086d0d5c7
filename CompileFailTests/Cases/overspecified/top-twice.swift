// A view has one top edge.
// control: replace "setTop(by" with "setBottom(by"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the vertical axis has its top already; add middle, bottom or height}}
    $0.setTop(to: 8).setTop(by: { $0.bottom - 8 }).setLeft(to: 8).fitWidth()
  }
}

// A point has a top as well as a left edge, and a view has one top.
// control: replace "setTopLeft" with "setBottomLeft"
import Plumb

func layOut(_ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(photo) {
    // expected-error@+1 {{the vertical axis has its top already; add middle, bottom or height}}
    $0.setTop(to: 8).setTopLeft(at: .measured { $0.bottomLeft }).fitWidth()
  }
}

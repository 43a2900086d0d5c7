// A size is a width and a height, and a view has one height.
// control: replace "setHeight" with "setTop"
import Plumb

func layOut(_ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(photo) {
    // expected-error@+1 {{the vertical axis has its height already; add top, middle or bottom}}
    $0.setHeight(to: 64).setSize(like: .measured { $0.layoutMarginsGuide.size }).setLeft(to: 8)
  }
}

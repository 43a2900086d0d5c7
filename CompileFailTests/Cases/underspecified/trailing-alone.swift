// A trailing edge alone says nothing of the width.
// control: replace "fitHeight" with "fitSize"
import Plumb

func layOut(_ time: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(time) {
    // expected-error@+1 {{underspecified frame: the horizontal axis has its trailing; add leading, center or width}}
    $0.setTopTrailing(at: .measured { $0.layoutMarginsGuide.topTrailing }).fitHeight()
  }
}

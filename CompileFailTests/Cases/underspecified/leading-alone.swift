// A leading edge alone says nothing of the width.
// control: replace "fitHeight" with "fitSize"
import Plumb

func layOut(_ title: HeadlessView, beside photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{underspecified frame: the horizontal axis has its leading; add center, trailing or width}}
    $0.setTopLeading(at: .measured(on: photo) { $0.topTrailing.moved(x: 12) }).fitHeight()
  }
}

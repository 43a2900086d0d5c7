// The box around several views gives an edge, and no width.
// control: replace "fitHeight" with "fitSize"
import Plumb

func layOut(_ note: HeadlessView, below lines: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(note) {
    // expected-error@+1 {{underspecified frame: the horizontal axis has its leading; add center, trailing or width}}
    $0.setTopLeading(at: .measured(on: lines) { $0.bottomLeading }).fitHeight()
  }
}

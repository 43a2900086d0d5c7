// Expanding changes a length and does not decide one.
// control: replace "fitHeight" with "fitSize"
import Plumb

func layOut(_ button: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(button) {
    // expected-error@+1 {{underspecified frame: the horizontal axis has its left; add center, right or width}}
    $0.setTopLeft(to: .zero).fitHeight().expandingWidth(by: 16)
  }
}

// A process of your own changes a frame, so there has to be one.
// control: replace "fitHeight" with "fitSize"
import Plumb

func layOut(_ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(photo) {
    // expected-error@+1 {{underspecified frame: the horizontal axis has its left; add center, right or width}}
    $0.setTopLeft(to: .zero).fitHeight().addingProcess { $0.frame.insetBy(dx: 2, dy: 2) }
  }
}

// An edge is pinched to a place of the frame so far, or of its parent.
// control: replace "pinchingTop" with "standingTop"
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{an adjustment measures the frame so far and its parent: pinchingTop(to: { $0.parent.top + 8 }); what is measured on another view is a fact: setTop(at: photo.plumb.top)}}
    $0.setTopLeft(to: .zero).fitSize().pinchingTop(to: photo.plumb.top)
  }
}

extension LayoutMaker {
  func standingTop(to place: LayoutPlace<Vertical>) -> Self { self }
}

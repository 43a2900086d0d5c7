// An adjustment knows the frame so far and its parent, and waits for no other view.
// control: replace "movingTop" with "standingTop"
// mend: replace "setTopLeft(to: .zero).fitSize().movingTop(to:" with "setLeft(to: 0).fitSize().setTop(at:"
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{an adjustment measures the frame so far and its parent: movingTop(to: { $0.parent.top + 8 }); what is measured on another view is a fact: setTop(at: photo.plumb.top)}}
    $0.setTopLeft(to: .zero).fitSize().movingTop(to: photo.plumb.bottom)
  }
}

extension LayoutMaker {
  func standingTop(to place: LayoutPlace<Vertical>) -> Self { self }
}

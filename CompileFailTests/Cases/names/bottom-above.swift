// What is above a view has its bottom at the view's top.
// control: replace "setBottom(above" with "setBottom(over"
// mend: replace "above: photo" with "at: photo.plumb.top"
import Plumb

extension LayoutMaker where State: TakesBottom {
  func setBottom(over view: HeadlessView) -> LayoutMaker<State.AddingBottom> {
    setBottom(at: view.plumb.top)
  }
}

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{above a view is at its top: setBottom(at: photo.plumb.top, offset: -8)}}
    $0.setBottom(above: photo).setLeft(to: 8).fitSize()
  }
}

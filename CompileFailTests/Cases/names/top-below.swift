// What is below a view has its top at the view's bottom.
// control: replace "setTop(below" with "setTop(under"
// mend: replace "below: photo" with "at: photo.plumb.bottom"
import Plumb

extension LayoutMaker where State: TakesTop {
  func setTop(under view: HeadlessView) -> LayoutMaker<State.AddingTop> {
    setTop(at: view.plumb.bottom)
  }
}

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{below a view is at its bottom: setTop(at: photo.plumb.bottom, offset: 8)}}
    $0.setTop(below: photo).setLeft(to: 8).fitSize()
  }
}

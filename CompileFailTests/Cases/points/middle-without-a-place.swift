// A fact says where it is, also if that is the middle of the parent.
// control: replace "$0.setMiddleCenter" with "$0.placing"
// mend: replace "setMiddleCenter()" with "setMiddleCenter(offset: .zero)"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{say where the point is: setMiddleCenter(offset: .zero), setMiddleCenter(at: title.plumb.middleCenter)}}
    $0.setMiddleCenter().fitSize()
  }
}

extension LayoutMaker where State: TakesMiddleCenter {
  func placing() -> LayoutMaker<State.AddingMiddleCenter> { setMiddleCenter(offset: .zero) }
}

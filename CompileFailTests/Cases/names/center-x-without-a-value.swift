// The center of the parent is said by an offset.
// control: replace "setCenterX()" with "setMiddleX()"
// mend: replace "setCenterX()" with "setCenter(offset: 0)"
import Plumb

extension LayoutMaker where State: TakesCenter {
  func setMiddleX() -> LayoutMaker<State.AddingCenter> { setCenter(offset: 0) }
}

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{the horizontal center is setCenter: setCenter(to: 160)}}
  card.plumb.layout(title) { $0.setTop(to: 8).setCenterX().fitSize() }
}

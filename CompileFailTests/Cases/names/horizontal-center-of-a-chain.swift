// What is in the center has no offset from it.
// control: replace ".hCenter" with ".amid"
// mend: replace "hCenter()" with "setCenter(offset: 0)"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the middle of the parent is where no offset is: setCenter(offset: 0)}}
    $0.hCenter().setTop(to: 8).fitSize()
  }
}

extension LayoutMaker where State: TakesCenter {
  func amid() -> LayoutMaker<State.AddingCenter> { setCenter(offset: 0) }
}

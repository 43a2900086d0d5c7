// A length is like that of another view.
// control: replace "setHeight(equalTo" with "setHeight(sameAs"
// mend: replace "equalTo: photo" with "like: photo.plumb.height"
import Plumb

extension LayoutMaker where State: TakesHeight {
  func setHeight(sameAs view: HeadlessView) -> LayoutMaker<State.AddingHeight> {
    setHeight(like: view.plumb.height)
  }
}

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the length of another view goes to like: setHeight(like: photo.plumb.height)}}
    $0.setHeight(equalTo: photo).setLeft(to: 8).setTop(to: 8).fitWidth()
  }
}

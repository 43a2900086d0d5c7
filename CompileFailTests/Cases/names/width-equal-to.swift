// A length is like that of another view.
// control: replace "setWidth(equalTo" with "setWidth(sameAs"
// mend: replace "equalTo: photo" with "like: photo.plumb.width"
import Plumb

extension LayoutMaker where State: TakesWidth {
  func setWidth(sameAs view: HeadlessView) -> LayoutMaker<State.AddingWidth> {
    setWidth(like: view.plumb.width)
  }
}

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the length of another view goes to like: setWidth(like: photo.plumb.width)}}
    $0.setWidth(equalTo: photo).setLeft(to: 8).setTop(to: 8).fitHeight()
  }
}

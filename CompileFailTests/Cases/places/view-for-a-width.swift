// A view is no length; its width is one.
// control: replace "(to: photo)" with "(of: photo)"
// mend: replace "to: photo" with "like: photo.plumb.width"
import Plumb

extension LayoutMaker where State: TakesWidth {
  func setWidth(of view: HeadlessView) -> LayoutMaker<State.AddingWidth> {
    setWidth(like: view.plumb.width)
  }
}

func layOut(_ title: HeadlessView, beside photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a view is no number; measure it: setWidth(like: photo.plumb.width)}}
    $0.setWidth(to: photo).setTopLeft(inset: 8).fitHeight()
  }
}

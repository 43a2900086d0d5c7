// A fact says how long it is.
// control: replace "setWidth()" with "fitWidth()"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{say how long: setWidth(to: 100), setWidth(like: photo.plumb.width); fitWidth() asks the view}}
    $0.setWidth().setTopLeft(to: .zero).fitHeight()
  }
}

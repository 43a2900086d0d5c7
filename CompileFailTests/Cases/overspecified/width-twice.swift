// A view has one width, whether given or fitted.
// control: replace "setWidth" with "setLeft"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the horizontal axis has its width already; add left, center, right, leading or trailing}}
    $0.setWidth(to: 64).fitWidth().setTop(to: 8).fitHeight()
  }
}

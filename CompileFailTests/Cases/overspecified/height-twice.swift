// A view has one height, whether given or fitted.
// control: replace "setHeight" with "setTop"
import Plumb

func layOut(_ button: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(button) {
    // expected-error@+1 {{the vertical axis has its height already; add top, middle or bottom}}
    $0.setHeight(to: 44).fitHeight().setLeft(to: 8).fitWidth()
  }
}

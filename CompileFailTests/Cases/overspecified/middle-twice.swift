// A view has one middle.
// control: replace "setMiddle(to" with "setTop(to"
import Plumb

func layOut(_ icon: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(icon) {
    // expected-error@+1 {{the vertical axis has its middle already; add top, bottom or height}}
    $0.setMiddle(by: { $0.middle }).setMiddle(to: 8).setLeft(to: 8).fitWidth()
  }
}

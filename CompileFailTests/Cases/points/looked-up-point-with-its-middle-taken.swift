// A point that is looked up decides both its axes, the taken one too.
// control: replace "setMiddle(to: 40)" with "setTop(to: 40)"
import Plumb

func layOut(_ title: HeadlessView, beside photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the vertical axis has its middle already; add top, bottom or height}}
    $0.setMiddle(to: 40).setMiddleLeft(at: .measured(on: .lookup { photo }) { $0.middleRight }).fitWidth()
  }
}

// An axis with two facts takes no edges.
// control: replace "_ = maker.stickOnParentHorizontally" with "_ = maker.fitHeight"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    let maker = $0.setLeft(to: 0).setWidth(to: 40).setTop(to: 0)
    // expected-error@+1 {{'stickOnParentHorizontally(leading:trailing:)' is unavailable: the horizontal axis is complete: two facts already decide it}}
    _ = maker.stickOnParentHorizontally()
    return maker.fitHeight()
  }
}

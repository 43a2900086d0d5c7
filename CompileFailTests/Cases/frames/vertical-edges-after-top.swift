// Both edges of an axis do not fit where it has one of them.
// control: replace "below.stick" with "sidebar.stick"
import Plumb

func layOut(_ list: HeadlessView, isTall: Bool, in window: HeadlessView) {
  window.plumb.layout(list) { maker in
    let sidebar = maker.setLeft(to: 0).setWidth(to: 240)
    let below = sidebar.setTop(to: 44)
    // expected-error@+1 {{the vertical axis has a fact already, and top and bottom are two}}
    return isTall ? below.stickOnParentVertically() : below.fitHeight()
  }
}

// A top and a bottom edge decide the height.
// control: replace "setHeight" with "expandingHeight"
// mend: replace ".setHeight(to: 64)" with ""
import Plumb

func layOut(_ sidebar: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(sidebar) {
    // expected-error@+1 {{the vertical axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting}}
    $0.setLeft(to: 8).fitWidth().stickOnParentVertically().setHeight(to: 64)
  }
}

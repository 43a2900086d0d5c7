// A leading and a trailing edge decide the width.
// control: replace "setWidth" with "expandingWidth"
// mend: replace ".setWidth(to: 64)" with ""
import Plumb

func layOut(_ text: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(text) {
    // expected-error@+1 {{the horizontal axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting}}
    $0.setTop(to: 8).fitHeight().stickOnParentHorizontally().setWidth(to: 64)
  }
}

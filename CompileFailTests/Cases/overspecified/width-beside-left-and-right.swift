// Two edges decide the width: a third fact could only contradict them.
// control: replace "setWidth" with "expandingWidth"
// mend: replace ".setWidth(to: 64)" with ""
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the horizontal axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting}}
    $0.setTop(to: 8).fitHeight().setLeft(to: 8).setRight(to: 96).setWidth(to: 64)
  }
}

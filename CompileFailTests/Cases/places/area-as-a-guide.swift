// An area is named by a value; guides are for closures.
// control: replace "safeAreaGuide" with "safeArea"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{an area is .safeArea, .layoutMargins, .readable or .viewport: from: .safeArea}}
    $0.setTop(inset: 8, from: .safeAreaGuide).setLeft(inset: 8).fitSize()
  }
}
